import { suite } from 'uvu';
import * as assert from 'uvu/assert';
import { askedWords, isNamed } from '../../../domain/extraction/told.ts';

const told = suite('which of several parts is asked for');

told('the one that a word of the question names, by itself or as an end of a compound', () => {
  for (const question of ['Which tariff does Strom have?', 'Name des Stromtarifs', 'Hat die Person Ökostrom?'])
    assert.ok(isNamed(['Strom'], [['Wasser']], askedWords(question)), question);
});

told('none by chance, by short words, or where both are named', () => {
  assert.not(isNamed(['Haus'], [['Auto']], askedWords('Hausratversicherung')));
  assert.not(isNamed(['Strom'], [['Wasser']], askedWords('Stroms')));
  assert.not(isNamed(['Strom'], [['Wasser']], askedWords('Stromtarif und Wassertarif')));
  assert.not(isNamed(['Strom'], [['Wasser']], askedWords('Vertrag')));
});

told('nobody whose name is only like the one that is asked', () => {
  const daniel = askedWords('Is Daniel Lehmann insured?');
  assert.ok(isNamed(['Daniel Lehmann'], [['Anna Weber']], daniel));
  assert.ok(isNamed(['Lehmann'], [['Weber']], daniel));
  assert.not(isNamed(['Daniel Lehner'], [['Anna Weber']], daniel));
  assert.not(isNamed(['Lehmann, Anna'], [['Karl Weber']], daniel));
  assert.ok(isNamed(['Daniel Lehmann, Berlin'], [['Daniel Lehner, Berlin']], daniel));
  const family = askedWords('Hat Daniel Lehmann eine laufende Privathaftpflicht?');
  assert.ok(isNamed(['Daniel Lehmann', 'Hausrat'], [['Anna Lehmann']], family));
  const noam = askedWords('מספר הרישיון של נועם בר-אל');
  assert.ok(isNamed(['עו"ד נועם בר-אל'], [['עו"ד נעם בראון']], noam));
  assert.not(isNamed(['עו"ד נועם ברעלי'], [['עו"ד נעם בראון']], noam));
});

told.run();
