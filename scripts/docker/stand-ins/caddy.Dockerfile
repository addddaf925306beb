# Caddy of the same version, with the folders and variables of the official image.
FROM affiant-stand-in/debian
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates wget && rm -rf /var/lib/apt/lists/* \
  && mkdir -p /config/caddy /data/caddy /etc/caddy /srv
COPY caddy /usr/local/bin/
ENV XDG_CONFIG_HOME=/config XDG_DATA_HOME=/data
WORKDIR /srv
CMD ["caddy", "run", "--config", "/etc/caddy/Caddyfile", "--adapter", "caddyfile"]
