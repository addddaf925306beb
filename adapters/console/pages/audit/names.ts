/** What each category of streams is about, as people say it. */
export const CATEGORY_NAMES: Readonly<Record<string, string>> = {
  inquiry: 'Inquiries',
  envelope: 'Envelopes',
  capture: 'Captures',
  evidence_access: 'Looks at evidence',
  webhook_delivery: 'Webhook deliveries',
  webhook_endpoint: 'Webhook endpoints',
  template: 'Templates',
  envelope_template: 'Envelope templates',
  operator: 'Operators',
  operator_session: 'Sessions of operators',
  organization: 'The organization',
};

/** The name of a category; one that has none is called as the log calls it. */
export const categoryName = (category: string): string =>
  Object.hasOwn(CATEGORY_NAMES, category) ? (CATEGORY_NAMES[category] ?? category) : category;

/** `ResultStatusChanged` as one reads it. */
export const eventName = (type: string): string => {
  const words = type.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** The address of a stream. */
export const streamAddress = (stream: string): string => `/console/audit/streams/${stream}`;

/** The address of the story of an inquiry or envelope. */
export const storyAddress = (id: string): string => `/console/audit/stories/${id}`;
