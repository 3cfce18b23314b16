/** Environment variables that belong together. Texts are Markdown. */
export interface SettingDescription {
  names: readonly string[];
  fallback?: string;
  text: string;
}

/** Settings of the server by subject, in the order of docs/configuration.md. */
export const SETTING_DESCRIPTIONS: Readonly<Record<string, readonly SettingDescription[]>> = {
  'Every installation': [
    {
      names: ['ORIGIN'],
      fallback: '`http://localhost:3000`',
      text: 'Public scheme and host. With https, cookies are sent over https only. Passkeys are bound to the host.',
    },
    {
      names: ['DATABASE_URL'],
      text: 'PostgreSQL server, such as `postgres://shop:secret@db.example:5432/shop`. Without it, the embedded database in `DATA_DIR`.',
    },
    {
      names: ['SMTP_URL'],
      text: 'Mail server, such as `smtp://user:password@mail.example:587`. Without it, emails are files in `DATA_DIR/outbox`.',
    },
    {
      names: ['MAIL_FROM'],
      fallback: '`hello@ridgeandroot.example`',
      text: 'Sender: `Name <address>`, or an address, which gets the shop’s name.',
    },
    {
      names: ['SECRETS_KEY'],
      text: 'Encrypts the secrets of authenticator apps and the payment keys entered by owners: 32 bytes as base64 (`openssl rand -base64 32`). Store it apart from backups.',
    },
  ],
  'Server and proxy': [
    {
      names: ['PORT', 'HOST'],
      fallback: '`3000`, `127.0.0.1`',
      text: 'Port and address to listen on.',
    },
    {
      names: ['TRUST_PROXY'],
      fallback: '`0`',
      text: 'Number of proxies in front of the shop, or their networks ([deploy.md](deploy.md#proxy)).',
    },
    {
      names: ['WORKERS'],
      fallback: 'one per core; `1` on the embedded database',
      text: 'Processes that share the port. More than one needs `DATABASE_URL`.',
    },
    {
      names: ['SHUTDOWN_SECONDS'],
      fallback: '`10`',
      text: 'Time for open requests to finish after `SIGTERM`.',
    },
    {
      names: ['HSTS_SUBDOMAINS'],
      fallback: '`0`',
      text: '`1` if all subdomains of the host in `ORIGIN` use https. Browsers then open them over https only.',
    },
    {
      names: ['SHARED_CACHE'],
      fallback: '`0`',
      text: '`1` if a cache in front stores pages by URL, language and currency, as `deploy/nginx.conf` does.',
    },
    { names: ['PAGE_CACHE_MB'], fallback: '`64`', text: 'Memory for rendered pages, per worker.' },
  ],
  'Data and files': [
    {
      names: ['DATA_DIR'],
      fallback: '`./data`',
      text: 'Folder of the embedded database, uploaded images and the outbox.',
    },
    {
      names: ['DATABASE_READ_URL'],
      text: 'Standby of `DATABASE_URL` for reads that may be a few seconds old.',
    },
    {
      names: ['PICTURES_URL'],
      text: 'S3-compatible bucket for uploaded images, such as `https://id:key@s3.example/bucket?region=eu-west-1`. Without it, `DATA_DIR/pictures`.',
    },
    {
      names: ['DEMO'],
      fallback: '`1`',
      text: '`0` starts an empty database without demo content.',
    },
    {
      names: ['DIST_DIR', 'DIST_SERVER_DIR', 'DIST_STAFF_DIR'],
      fallback: '`./dist`, `./dist-server`, `./dist-staff`',
      text: 'Builds of the storefront, the page renderer and the staff side.',
    },
  ],
  Shop: [
    {
      names: ['SHOP_COUNTRY'],
      fallback: '`IN`',
      text: 'ISO code of the shop’s country, which decides how unit prices are shown.',
    },
    {
      names: ['SHOP_TIME_ZONE'],
      fallback: '`Asia/Kolkata`',
      text: 'Time zone of delivery slots, order times and scheduled changes.',
    },
    {
      names: ['LOW_STOCK'],
      fallback: '`5`',
      text: 'Stock at or below this quantity is low. At most 100.',
    },
    {
      names: ['SCALE_CODES'],
      text: 'Barcode patterns of the shop’s scales, separated by commas. `21.....{NNDDD}`: dots are the product number, braces the weight (three decimals, in kg) or the price (two).',
    },
    {
      names: ['REVIEW_APPROVAL'],
      fallback: '`0`',
      text: '`1` publishes reviews only after a staff member approves them.',
    },
  ],
  'Payment and orders': [
    {
      names: ['STRIPE_SECRET_KEY'],
      text: 'Key of Stripe, `sk_live_…` or `sk_test_…`. Offers payment by card ([deploy.md](deploy.md#online-payments)).',
    },
    {
      names: ['STRIPE_WEBHOOK_SECRET'],
      text: 'Secret of the webhook endpoint, `whsec_…`; two, separated by a comma, while one is replaced.',
    },
    {
      names: ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'],
      text: 'Keys of Razorpay, `rzp_live_…` or `rzp_test_…`. Offers UPI, cards and netbanking.',
    },
    {
      names: ['RAZORPAY_WEBHOOK_SECRET'],
      text: 'Secret of the Razorpay webhook; two, separated by a comma, while one is replaced.',
    },
    {
      names: ['FAKE_PAYMENTS_PORT'],
      fallback: '`3002` with `npm start`',
      text: 'Port of the fake payment provider if no keys are set. It charges nothing.',
    },
    {
      names: ['UNPAID_ONLINE_MINUTES'],
      fallback: '`60`',
      text: 'Minutes after which an order without its online payment is cancelled.',
    },
    {
      names: ['UNPAID_TRANSFER_DAYS'],
      fallback: '`3`',
      text: 'Days after which an order without its bank transfer is cancelled.',
    },
    {
      names: ['UNCONFIRMED_ORDERS'],
      fallback: '`10`; `0` with https and `TRUST_PROXY=0`',
      text: 'Unpaid orders that guests of one network may hold before they confirm their email. `0` sets no limit.',
    },
    {
      names: ['UNCONFIRMED_UNITS'],
      fallback: '`100`',
      text: 'Items that these orders may hold together.',
    },
    {
      names: ['UNCONFIRMED_HOURS'],
      fallback: '`24`',
      text: 'Hours after which such an order with cash on delivery is cancelled.',
    },
  ],
  Newsletter: [
    {
      names: ['NEWSLETTER_ACTION'],
      text: 'URL that the newsletter form posts to. Without it the form is off; `npm start` uses a fake provider on localhost.',
    },
    {
      names: ['NEWSLETTER_REDIRECT'],
      text: 'URL on another host that the provider redirects to. Browsers block it otherwise.',
    },
    {
      names: ['FAKE_NEWSLETTER_PORT'],
      fallback: '`3001` with `npm start`',
      text: 'Port of the fake provider if `NEWSLETTER_ACTION` is not set.',
    },
  ],
  'Sessions and security': [
    {
      names: ['SESSION_IDLE_DAYS'],
      fallback: '`30`',
      text: 'Days without use after which a session ends and a guest’s cart is deleted.',
    },
    {
      names: ['SESSION_MAX_DAYS'],
      fallback: '`180`',
      text: 'Days after which a session ends in any case.',
    },
    {
      names: ['STAFF_SECOND_FACTOR'],
      fallback: '`1` if `ORIGIN` is https',
      text: '`0` lets owners and managers work without two-step verification.',
    },
    {
      names: ['SUPPORT_TOKEN'],
      text: 'Token for support staff without an account, at least 16 characters ([support.md](support.md)).',
    },
    {
      names: ['SECURITY_CONTACT'],
      text: 'Contact in `/.well-known/security.txt`, such as `mailto:security@shop.example`. Needs `SECURITY_EXPIRES`.',
    },
    {
      names: ['SECURITY_EXPIRES'],
      text: 'Last day the contact is valid, such as `2027-06-30`, at most a year ahead.',
    },
  ],
  'Logs, metrics and traces': [
    { names: ['LOG_LEVEL'], fallback: '`warn`', text: '`error`, `warn`, `info` or `debug`.' },
    {
      names: ['METRICS_PORT', 'METRICS_HOST'],
      fallback: 'off, `127.0.0.1`',
      text: 'Port and address where Prometheus reads metrics.',
    },
    {
      names: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
      text: 'Collector for traces, such as `http://127.0.0.1:4318`.',
    },
    {
      names: ['OTEL_TRACES_SAMPLER_ARG'],
      fallback: '`1`',
      text: 'Share of requests that are traced, from 0 to 1.',
    },
  ],
};
