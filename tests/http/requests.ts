/** The least that makes a template. */
export const TEMPLATE = {
  query: 'Does this person hold an active gym membership? Asked for the discount.',
  start_url: 'https://gym.example.com/login',
  return_url: 'https://customer.example.com/done',
};

/** The least that makes an inquiry without a template. */
export const INLINE = {
  name: 'Active gym membership',
  query: 'Does this person hold an active gym membership?',
  start_url: 'https://gym.example.com/login',
  return_url: 'https://customer.example.com/done?order=42',
  subject_id: 'customer-user-8841',
};

/** The least that makes an envelope. */
export const ENVELOPE = {
  name: 'Active gym membership',
  query: 'Does this person hold an active gym membership?',
  return_url: 'https://customer.example.com/done?order=42',
};

/** Every field that templates and inquiries share, in the order of answers, with a value of its own. */
export const CONFIGURATION = {
  name: 'Gym discount',
  description: 'Asked before the corporate discount is granted.',
  query: 'Is the membership active?',
  fields: [
    { name: 'membership_status', required: true, description: 'Whether the membership is active' },
    { name: 'valid_until', required: false, description: '' },
  ],
  user_instruction: 'Show your membership.',
  acceptance_guide: '## High\n- Membership status is Active',
  ai_instruction: 'Never mind the advertisements.',
  start_url: 'https://gym.example.com/',
  return_url: 'https://customer.example.com/back',
  capture_type: 'document',
  settings: { show_acceptance_guide: true, show_cover_page: false, colour: { accent: ['#123456', 7, null] } },
  login_methods: [{ provider: 'google', config: { client: 'abc', secret: 'hush' } }],
  allowed_modes: ['manual'],
};

const { ai_instruction, login_methods, allowed_modes, ...answered } = CONFIGURATION;

/** Those of them that are answered. */
export const ANSWERED = answered;

/** What is answered where nothing was sent. */
export const DEFAULTS = {
  description: '',
  fields: [],
  user_instruction: '',
  acceptance_guide: '',
  capture_type: 'screenshot',
  settings: {},
};
