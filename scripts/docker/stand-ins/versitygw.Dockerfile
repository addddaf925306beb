FROM affiant-stand-in/debian
RUN apt-get update && apt-get install -y --no-install-recommends wget && rm -rf /var/lib/apt/lists/*
COPY versitygw /usr/local/bin/
ENTRYPOINT ["versitygw"]
