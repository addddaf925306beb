# The server of MongoDB's protocol that tests use. It is the primary of its replica set from the start, so that the health
# check, which founds that set, has only to see whether it takes a connection.
FROM affiant-stand-in/debian
# The package wants the folder that slim images leave out.
RUN mkdir -p /usr/share/man/man1 && apt-get update \
  && apt-get install -y --no-install-recommends openjdk-17-jre-headless && rm -rf /var/lib/apt/lists/*
COPY server /server
RUN printf '#!/bin/bash\n: </dev/tcp/127.0.0.1/27017\n' >/usr/local/bin/mongosh && chmod +x /usr/local/bin/mongosh \
  && printf '#!/bin/bash\nexec java -Xmx512m -cp "/server/libraries/*:/server/classes" TestMongoServer 27017 /data/db/documents affiant mongodb:27017\n' \
    >/usr/local/bin/start && chmod +x /usr/local/bin/start && mkdir -p /data/db /data/configdb
ENTRYPOINT ["start"]
