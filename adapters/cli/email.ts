import { isEmail } from '../../domain/operator/email.ts';
import { type Input, UsageError } from './command.ts';

/** The e-mail address that an option holds; null when it is not given. @throws UsageError when it is none */
export function emailIn(input: Input, option: string): string | null {
  const email = input.options[option];
  if (email === undefined) return null;
  if (isEmail(email)) return email;
  throw new UsageError(`--${option} must be an e-mail address such as kim@example.com`);
}
