int coordviz_placeholder(void);
