/** What a label ends with, and what a value begins with. */
const ENDS_AS_LABEL = /(?:[\p{Lu}\p{Ll}\p{M}]{2}|[\p{Lo}\p{M}]{2})[)）:：.]?$/u;
const BEGINS_AS_VALUE = /^[\p{N}\p{Lu}\p{Lo}\p{Sc}]/u;

/**
 * Follows the text of a block to the place where a label, in an element of its own within the line, touches what follows it:
 * `<div><span>Account no.</span>6610 0427</div>`. Styles that are not read set the two apart.
 */
export function seams() {
  /** Whether the first element of the block is open, closed, or no longer of interest. */
  let first: 'none' | 'open' | 'closed' | 'passed' = 'none';
  let at = 0;
  return {
    /** Where the label ends in the text of the block; 0 where there is no such place. */
    get at() {
      return at;
    },
    /** Takes note of a tag of an element within a line. @param text of the block so far */
    see(kind: 'open' | 'close', text: string): void {
      const isBlank = text.trim() === '';
      if (kind === 'open' && isBlank) first = 'open';
      else if (kind === 'close' && first === 'open' && !isBlank) first = 'closed';
    },
    /** Takes note of text that follows. @param text of the block so far */
    follow(text: string, more: string): void {
      if (first === 'open' || more === '') return;
      if (first === 'closed' && ENDS_AS_LABEL.test(text) && BEGINS_AS_VALUE.test(more)) at = text.length;
      first = 'passed';
    },
    end(): void {
      first = 'none';
      at = 0;
    },
  };
}
