import { folded } from './text.ts';

/** The word for yes in each language, and the signs that forms have for it. */
const YES = new Set(
  'yes,y,ja,oui,si,sí,sim,sì,tak,ano,áno,da,да,так,ναι,evet,igen,kyllä,jah,jā,taip,ya,có,jes,はい,有,有り,あり,예,네,있음,是,نعم,כן,bəli,иә,ndiyo,होय,კი,დიახ,այո,हाँ,हां,হ্যাঁ,ஆம்,అవును,ใช่,มี,✓,✔,✅,☑'
    .split(',')
    .map(folded),
);

/** Whether a value says yes to what its field is called by, and no more. */
export const saysYes = (value: string): boolean => YES.has(folded(value).replace(/(?:[.!。]|\ufe0f)+$/u, ''));
