import { meaningOf } from '../../reading/meaning.ts';

/** The family names of nearly everybody in Korea; those of two syllables come first. */
const FAMILY =
  '남궁|황보|제갈|선우|사공|서문|독고|동방|김|이|박|최|정|강|조|윤|장|임|한|오|서|신|권|황|안|송|전|홍|유|고|문|양|손|배|백|허|남|심|노|하|곽|성|차|주|우|구|나|민|류|진|지|엄|채|원|천|방|공|현|함|변|염|여|추|도|소|석|선|설|마|길|연|위|표|명|기|반|라|왕|금|옥|육|인|맹|제|모|탁|국|어|은|편|용';
const WHOLE = new RegExp(`^(?:${FAMILY})\\p{sc=Hangul}{2}$`, 'u');

/** Whether a text is a Korean name with its family's, which is written without a space: "남궁태오". */
export const isKoreanName = (text: string): boolean =>
  WHOLE.test(text) && meaningOf(text).every(({ concepts }) => concepts.length === 0);
