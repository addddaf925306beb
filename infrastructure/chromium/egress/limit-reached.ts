/** The remote page wants more of its way out than one session is given. The message says of what. */
export class LimitReached extends Error {
  override readonly name = 'LimitReached';
}
