# coordviz with everything that it draws with: docker build -t coordviz . && docker run --rm -v "$PWD:/work" coordviz check MyApp/Sources
FROM swift:6.3-bookworm AS build
RUN apt-get update -qq && apt-get install -y -qq --no-install-recommends libgraphviz-dev graphviz pkg-config make python3
WORKDIR /source
COPY . .
RUN make install PREFIX=/opt/coordviz

FROM debian:12-slim
# git is for `diff`; the fonts are for PNG and PDF.
RUN apt-get update -qq \
    && apt-get install -y -qq --no-install-recommends libgvc6 git fonts-liberation \
    && rm -rf /var/lib/apt/lists/* \
    && useradd --create-home coordviz \
    && git config --system --add safe.directory '*'
COPY --from=build /opt/coordviz /usr/local
USER coordviz
WORKDIR /work
ENTRYPOINT ["coordviz"]
CMD ["--help"]
