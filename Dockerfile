# The same steps as docs/operating.md, section 2. Settings come from the environment; nothing secret is in the image.
FROM node:24-bookworm-slim AS build
WORKDIR /srv/kancil
COPY . .
RUN npm run build

FROM node:24-bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends ffmpeg ca-certificates postgresql-client && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node /var/lib/kancil
WORKDIR /srv/kancil
COPY --from=build --chown=node:node /srv/kancil /srv/kancil
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/var/lib/kancil
VOLUME /var/lib/kancil
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then(({ ok }) => process.exit(ok ? 0 : 1))"]
CMD ["node", "build/current/program/main.js", "--live"]
