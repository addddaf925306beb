# The build: JavaScript, and the packages that it needs to run. Tests are compiled with everything else and left here.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
# The bundled browser goes with all that it brought: it gets no security updates, and Debian's is installed below. So do
# source maps, declarations, the OCR that is made for web pages, and the data of its older engine (180 MB).
RUN npm run build \
  && npm uninstall --omit=dev --no-audit --no-fund @sparticuz/chromium \
  && rm -rf dist/examples dist/tests node_modules/tesseract.js-core/*.wasm.js node_modules/@tesseract.js-data/*/4.0.0 \
  && find dist node_modules -type f \( -name '*.map' -o -name '*.tsbuildinfo' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete \
  && chmod +x dist/programs/affiant.js
# What Chromium's packages want for a desktop would bring X programs and a compiler for graphics cards (160 MB).
RUN mkdir -p /no-desktop/DEBIAN && cp deploy/no-desktop.control /no-desktop/DEBIAN/control \
  && dpkg-deb --build /no-desktop /no-desktop.deb

FROM node:24.21.0-bookworm-slim
# Debian's Chromium has the newest security fixes at the time of each build: build often, with --pull --no-cache.
# The fonts are evidence's legibility: a page whose script has none shows empty boxes. Those for Chinese, Japanese and
# Korean come with the program. tini reaps the browsers' orphans.
COPY --from=build /no-desktop.deb /tmp/
RUN apt-get update \
  && apt-get install -y --no-install-recommends /tmp/no-desktop.deb \
    chromium-headless-shell fonts-liberation fonts-noto-core fonts-noto-color-emoji tini \
  && rm -rf /var/lib/apt/lists/* /tmp/no-desktop.deb \
  && ln -s /app/dist/programs/affiant.js /usr/local/bin/affiant \
  && install -d -o node -g node -m 0700 /data /run/affiant /run/affiant-browsers
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY deploy/prepare.mjs deploy/health ./deploy/
ENV NODE_ENV=production \
  AFFIANT_DATA=/data
USER node
EXPOSE 8080
ENTRYPOINT ["tini", "--"]
CMD ["affiant", "serve"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["deploy/health", "/healthz"]
