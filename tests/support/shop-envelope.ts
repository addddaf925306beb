const field = (name: string, description: string) => ({ name, required: true, description });

/** An envelope of four steps in the shop: a page, a whole page to which the person is led, a document, and one that nobody does. */
export const shopEnvelope = (shop: string, returnUrl: string) => ({
  name: 'Your last order',
  query: 'Has this person paid the last order?',
  return_url: returnUrl,
  redirect_url: shop,
  acceptance_guide: '## High Acceptance\n- Membership status is Active\n- Payment status is Paid',
  steps: [
    {
      user_instruction: 'Open your account.',
      capture_on: `${shop}/users/:user`,
      fields: [field('membership_status', 'Whether the membership is active')],
    },
    {
      user_instruction: 'Show all of your orders.',
      capture_on: `${shop}/users/:user/orders`,
      auto_redirect: true,
      full_screen: true,
      fields: [field('total_amount', 'Total amount of the orders')],
    },
    {
      user_instruction: 'Open the order and download its invoice.',
      capture_on: `${shop}/users/:user/orders/:order`,
      fields: [field('invoice_number', 'Number of the invoice'), field('payment_status', 'Whether it is paid')],
    },
    {
      user_instruction: 'Show the newsletter.',
      capture_on: `${shop}/newsletter/:user/:order`,
      auto_redirect: false,
    },
  ],
});
