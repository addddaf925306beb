# The build: JavaScript, and the packages that it needs to run. Tests are compiled with everything else and left here.
FROM node:22.22.1-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The bundled browser goes too: it gets no security updates, and Debian's is installed below.
RUN npm run build \
  && npm prune --omit=dev --no-audit --no-fund \
  && rm -rf dist/tests node_modules/@sparticuz \
  && chmod +x dist/adapters/cli/main.js

FROM node:22.22.1-bookworm-slim
# Debian's Chromium has the newest security fixes at the time of each build: build often, with --pull --no-cache.
# The fonts are evidence's legibility: a page whose script has none shows empty boxes. tini reaps the browsers' orphans.
RUN apt-get update \
  && apt-get install -y --no-install-recommends \
    chromium-headless-shell fonts-liberation fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji tini \
  && rm -rf /var/lib/apt/lists/* \
  && ln -s /app/dist/adapters/cli/main.js /usr/local/bin/affiant \
  && install -d -o node -g node -m 0700 /data /run/affiant
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY deploy/prepare.mjs deploy/health.mjs ./deploy/
ENV NODE_ENV=production \
  AFFIANT_DATA=/data
USER node
EXPOSE 8080
ENTRYPOINT ["tini", "--"]
CMD ["affiant", "serve"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "deploy/health.mjs", "/healthz"]
