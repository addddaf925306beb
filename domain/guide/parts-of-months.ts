import { datesWithin } from '../reading/dates/read-dates.ts';

/** Words for a part of a month, before its name or behind it, in the languages of guides. */
const PARTS = new Set(
  'mid,middle,half,beginning,start,early,late,week,quarter,third,mitte,anfang,hälfte,drittel,woche,mi,milieu,début,courant,moitié,quinzaine,semaine,mediados,principios,comienzos,mitad,quincena,primera,segunda,semana,meados,início,começo,metade,quinzena,metà,inizio,inizi,prima,seconda,settimana,medio,begin,helft,halverwege,mitten,början,hälften,midten,begyndelsen,halvdel,puoliväli,alku,puolivälissä,alussa,połowa,połowy,początek,początku,polovina,poloviny,začátek,začátku,začiatok,середина,середины,начало,начала,половина,половины,середини,початку,közepe,eleje,ortası,ortasına,başı,başına,mijlocul,începutul,jumătatea,μέσα,αρχές'.split(
    ',',
  ),
);
/** What may stand between such a word and the month. */
const BETWEEN = new Set('of,the,in,de,du,des,del,di,da,do,van,von,im,w,v,af,av,den,la,el,le'.split(','));

/**
 * Whether a line names a part of a month that is neither all of it nor its last day: "mid-July 2027", "the first half of July
 * 2027". Which day that is, is for nobody to say by a calendar.
 */
export function namesPartOfMonth(line: string): boolean {
  return datesWithin(line).some(({ start, end, readings }) => {
    if (!readings.some(({ from, to }) => from !== to)) return false;
    const wordsIn = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
    const before = wordsIn(line.slice(0, start)).findLast(word => !BETWEEN.has(word));
    return [before, wordsIn(line.slice(end))[0]].some(word => word !== undefined && PARTS.has(word));
  });
}
