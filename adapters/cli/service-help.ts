/** What `affiant serve --help` says. */
export const SERVE_HELP = `affiant serve [--role ROLES] [--supervised]

Run the service, or some of it: http, projector, processes, capture, separated by commas (all). With --supervised (npm
start has it) a process that dies is started again, after pauses that grow.
Settings come from the environment:
  PORT                         port to listen on (8080)
  HOST                         address to listen on (0.0.0.0)
  AFFIANT_URL                  public address (http://localhost:$PORT)
  AFFIANT_ROLES                as --role (http,projector,processes,capture)
  AFFIANT_WORKERS              processes that serve the API side by side (1)
  AFFIANT_NODE_URL             address at which other capture nodes reach this one
  AFFIANT_DATA                 data folder (./data)
  AFFIANT_MASTER_KEY           32 bytes in hex or Base64 that seal secrets (made once in the data folder)
  AFFIANT_MASTER_KEY_FILE      file that holds them, instead
  AFFIANT_INQUIRY_TTL          seconds until an inquiry expires (86400)
  AFFIANT_RATE_LIMIT           requests a second that each API key may make, 0 for no limit (100)
  AFFIANT_WEBHOOK_SCHEDULE     seconds after which a delivery is tried (0,30,90,270,720)
  AFFIANT_ALLOW_NETWORKS       CIDRs of private networks that may be reached, for development
  AFFIANT_DENY_NETWORKS        CIDRs of networks that are never reached, whatever is opened
  AFFIANT_TRUSTED_PROXIES      CIDRs of the proxies in front, whose X-Forwarded-For is believed
  AFFIANT_LOG_LEVEL            info, warn or error (info)
  CAPTURE_BROWSER              path of the browser to use (found by itself)
  CAPTURE_SANDBOX              on, or off to run the browser without its sandbox (on)
  CAPTURE_SESSIONS             remote browsers at once (8)
  CAPTURE_MEMORY               MiB of memory that each may take (1024)
  CAPTURE_PROCESSES            processes that each may have (64)
  CAPTURE_BROWSERS             tcp://… of those who run the browsers, see affiant browsers (this machine)
  CAPTURE_BROWSERS_TOKEN       at least 32 characters that prove who is who there
  CAPTURE_BROWSERS_TOKEN_FILE  file that holds them, instead
  CAPTURE_PATIENCE             seconds that a page waits for a verdict before it goes on without one (10)
  CAPTURE_LEASE                seconds after which the sessions of a dead node are over (15)
A vision model is asked too when there is one:
  ANALYSER_URL                 base address of an OpenAI-compatible API
  ANALYSER_MODEL               name of the model there
  ANALYSER_KEY                 its API key
  ANALYSER_TIMEOUT             seconds after which the local analyser goes on without it (25)
Engines are embedded in the data folder unless a service is named:
  EVENT_STORE_URL              esdb://… or esdb+discover://… (EventStoreDB; needs READ_MODEL_URL)
  READ_MODEL_URL               mongodb://… or mongodb+srv://…
  MESSAGE_BUS_URL              nats://… or tls://…
  EVIDENCE_URL                 s3://… with these:
  AWS_ACCESS_KEY_ID            who the service is to S3
  AWS_SECRET_ACCESS_KEY        its secret
  AWS_SESSION_TOKEN            its session token, when the keys are temporary
  AWS_REGION                   region of the bucket (us-east-1)
  AWS_DEFAULT_REGION           the same, where the first is not set
  AWS_ENDPOINT_URL_S3          address of another S3 than Amazon's
  AWS_ENDPOINT_URL             the same, where the first is not set
`;

/** What `affiant browsers --help` says. */
export const BROWSERS_HELP = `affiant browsers

Run remote browsers for services on other machines, whose role capture names this process with CAPTURE_BROWSERS. It
holds no secret but the token, and refuses to start where it is given a master key or an engine. It answers /healthz,
/readyz and /metrics at PORT.
Settings come from the environment:
  CAPTURE_BROWSERS_TOKEN       at least 32 characters that services prove to know; required
  CAPTURE_BROWSERS_TOKEN_FILE  file that holds them, instead
  CAPTURE_BROWSERS_PORT        port for services (7300)
  CAPTURE_BROWSERS_LIMIT       browsers at once, the spare of each service among them (9)
  CAPTURE_BROWSERS_DRAIN       seconds that live sessions may go on for once it is told to stop (120)
  HOST                         address to listen on (0.0.0.0)
  PORT                         port for health and metrics (8080)
  AFFIANT_ALLOW_NETWORKS       CIDRs of private networks that pages may reach, for development
  AFFIANT_DENY_NETWORKS        CIDRs of networks that pages never reach, whatever is opened
  AFFIANT_DATA                 folder in which the bundled browser is unpacked, if there is no other (./data)
  AFFIANT_LOG_LEVEL            info, warn or error (info)
  CAPTURE_BROWSER              path of the browser to use (found by itself)
  CAPTURE_SANDBOX              on, or off to run the browser without its sandbox (on)
  CAPTURE_MEMORY               MiB of memory that each session may take (1024)
  CAPTURE_PROCESSES            processes that each session may have (64)
`;
