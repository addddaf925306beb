# Debian's NATS. Flags are its command, as in the official image.
FROM affiant-stand-in/debian
RUN apt-get update && apt-get install -y --no-install-recommends nats-server wget && rm -rf /var/lib/apt/lists/*
ENTRYPOINT ["nats-server"]
