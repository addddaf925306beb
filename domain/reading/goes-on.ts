/**
 * Words that join what stands before them to what follows: "or", "and", "of the". Of one letter none is here, since letters name
 * plans and classes as well; nor a word that in another language ends a text.
 */
const JOINING = [
  'and|or|of|the|for|by|to|from|with|und|oder|sowie|bzw\\.|von|der|die|das|des|für|um|auf|mit|zum|zur|et|ou|du|des|les|pour|par|avec|sur',
  'del|los|las|para|con|por|dos|das|pelo|pela|della|delle|dei|degli|dello|oppure|ovvero|alla|nel|van|het|een|voor|tot|naar|och|eller|för|med|från',
  'og|til|fra|tai|sekä|és|vagy|illetve|lub|oraz|dla|nebo|anebo|alebo|pro|și|sau|pentru|din|ili|ali|ter|или|либо|для|або|чи|та|για|και|του|της|των',
  've|veya|ile|için|và|của|cho|dan|atau|dari|untuk|dengan|और|या|एवं|तथा|का|की|के',
].join('|');
const ENDS_JOINING = new RegExp(`\\s(?:${JOINING})$`, 'u');

/** Whether a text ends in a word that joins it to what follows: it is the beginning of something, as a line within a sentence or a title is. */
export const endsJoining = (text: string): boolean => ENDS_JOINING.test(text);
