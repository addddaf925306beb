import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { fieldType } from '../../../domain/reading/field-types.ts';
import { meaningOf } from '../../../domain/reading/meaning.ts';
import { valueType } from '../../../domain/reading/value-types.ts';
import { meaningOfName } from '../../../domain/reading/whole-name.ts';

const asked = suite('what fields ask for, and how values are written');

asked('whether a fee is paid is a state, and how much is owed an amount', () => {
  const typeOf = (name: string, description: string) => fieldType({ name, description, required: true });
  assert.is(typeOf('studienbeitrag', 'ob der Beitrag bezahlt ist'), 'status');
  assert.is(typeOf('studienbeitrag', 'was zu zahlen ist'), 'money');
  assert.is(typeOf('заборгованість', 'скільки треба заплатити'), 'money');
  assert.is(typeOf('dluh', 'kolik dnes dluží'), 'money');
  assert.is(typeOf('книжки', 'скільки книжок узято'), 'number');
});

asked('a field of the name asks for a premium, and a plan may be called so', () => {
  assert.equal(meaningOfName('premium'), [{ text: 'premium', concepts: ['premium'] }]);
  assert.equal(meaningOf('Premium')[0]?.concepts, []);
});

asked('months are counted beyond those of a year', () => {
  assert.is(valueType('294月'), 'quantity');
  assert.is.not(valueType('12月'), 'quantity');
});

asked('a period may be written without spaces', () => {
  assert.is(valueType('令和8年10月1日～令和8年12月31日'), 'period');
  assert.is(valueType('2026年10月1日至2026年12月31日'), 'period');
});

asked('Hebrew joins names by a sign of its own', () => assert.is(valueType('נועה בן־דרור'), 'name'));

asked('people’s own pages head what they show of them in words that name nothing else', () => {
  for (const heading of ['About you', 'Uppgifter om dig', 'Anagrafica', 'Persönliche Angaben', 'Sus datos', 'Про вас'])
    assert.ok(
      meaningOf(heading).every(({ concepts }) => concepts.includes('detail')),
      heading,
    );
  assert.equal(meaningOf('Hesaplarım')[0]?.concepts, ['account']);
  assert.equal(meaningOf('Adószáma')[0]?.concepts, ['taxNumber']);
});

asked.run();
