/** What an account page states. */
export const CONCEPTS = ['holder', 'status', 'plan', 'number', 'since', 'until', 'balance', 'fee', 'address'] as const;
export type Concept = (typeof CONCEPTS)[number];

/**
 * The words of one language, as sites of its countries say them. Written apart from the product's own words. Labels at even
 * places are used in what is looked at, those at odd places in what is only counted.
 */
export type Vocabulary = {
  /** BCP 47; numbers and dates are written as it does. */
  locale: string;
  currency: string;
  labels: Record<Concept, readonly string[]>;
  good: readonly string[];
  bad: readonly string[];
  plans: readonly string[];
  names: readonly string[];
  addresses: readonly string[];
  /** Title of the page. */
  title: string;
  navigation: readonly string[];
  /** Said before an offer, an example, a former contract, and by a visitor. */
  offer: string;
  example: string;
  former: string;
  comment: string;
};
