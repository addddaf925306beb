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

told.run();
