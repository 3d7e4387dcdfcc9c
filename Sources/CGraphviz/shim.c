int coordviz_placeholder(void){return 0;}
