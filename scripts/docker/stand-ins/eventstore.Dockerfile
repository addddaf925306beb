# The server of EventStoreDB's protocol that tests use. Its first lines are those of our own image, and done once.
ARG NODE_IMAGE
FROM $NODE_IMAGE
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build
# The health check asks by HTTP, which this server does not speak: it is healthy when it takes a connection.
RUN printf '#!/bin/bash\n: </dev/tcp/127.0.0.1/2113\n' >/usr/local/bin/curl && chmod +x /usr/local/bin/curl \
  && mkdir -p /var/lib/eventstore /var/log/eventstore
CMD ["node", "dist/tests/support/eventstoredb/main.js", "--host", "0.0.0.0", "--port", "2113", "--file", "/var/lib/eventstore/events"]
