FROM affiant-stand-in/debian
RUN groupadd --gid 1000 node && useradd --uid 1000 --gid node --shell /bin/bash --create-home node \
  && apt-get update && apt-get install -y --no-install-recommends libstdc++6 && rm -rf /var/lib/apt/lists/*
COPY node npm /tmp/packages/
COPY etc /usr/local/etc
RUN cd /usr/local && mkdir -p lib/node_modules/npm \
  && tar -xzf /tmp/packages/node-linux-*.tgz --strip-components=2 -C bin package/bin/node \
  && tar -xzf /tmp/packages/npm-*.tgz --strip-components=1 -C lib/node_modules/npm \
  && chmod 0755 bin/node lib/node_modules/npm/bin/*.js && rm -r /tmp/packages \
  && ln -s ../lib/node_modules/npm/bin/npm-cli.js bin/npm && ln -s ../lib/node_modules/npm/bin/npx-cli.js bin/npx \
  && node --version && npm --version
ARG NODE_VERSION
ENV NODE_VERSION=$NODE_VERSION
CMD ["node"]
