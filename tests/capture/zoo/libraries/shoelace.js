import '@shoelace-style/shoelace/dist/components/copy-button/copy-button.js';
import '@shoelace-style/shoelace/dist/components/details/details.js';
import '@shoelace-style/shoelace/dist/components/input/input.js';
import '@shoelace-style/shoelace/dist/components/option/option.js';
import '@shoelace-style/shoelace/dist/components/range/range.js';
import '@shoelace-style/shoelace/dist/components/select/select.js';

for (const [tag, event] of [
  ['sl-input', 'sl-input'],
  ['sl-select', 'sl-change'],
  ['sl-range', 'sl-change'],
])
  document.querySelector(tag).addEventListener(event, ({ target }) => seen(tag, target.value));
document.querySelector('sl-details').addEventListener('sl-after-show', () => seen('details', 'shown'));
