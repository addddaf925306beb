import type { Field } from '../inquiry/configuration.ts';
import { askedType } from '../reading/field-types.ts';
import { folded } from '../reading/text.ts';
import { type FieldWording, wordingOf } from '../reading/wordings.ts';
import type { Candidate } from './candidates/candidate.ts';

/** How the languages call somebody who is signed in, by the part that does not change. */
const SIGNED_IN =
  /(?<![\p{L}\p{M}])(?:logged[- ]?in|signed[- ]?in|current user|angemeldete|eingeloggte|connectée?(?![\p{L}\p{M}])|authentifiée?(?![\p{L}\p{M}])|conectad[oa](?![\p{L}\p{M}])|(?:que )?(?:ha )?inici(?:ó|ado) sesión|sesión iniciada|logad[oa](?![\p{L}\p{M}])|autenticad[oa](?![\p{L}\p{M}])|sessão iniciada|connesso|connessa|autenticato|autenticata|ingelogde|aangemelde|zalogowan|přihlášen|prihlásen|prijavljen|inloggad|innlogget|logget ind|indlogget|kirjautun|oturum aç|giriş yapan|авторизован|вошедш|увійш|залогінен|вписан|влязъл|συνδεδεμέν|autentificat|conectat(?:ă|ul)?|bejelentkez|المسجل دخول|مسجل الدخول|המחובר|מחובר|लॉग इन|लॉगिन|đăng nhập|yang masuk|login saat ini|เข้าสู่ระบบ)|ログイン(?:中|して|者|ユーザ)|登录(?:用户|者|人)|登入(?:者|使用者|的)|当前用户|로그인한|로그인 사용자|접속자/iu;

/** Whether a field asks for the one who looks at the page, whomever the page is about. */
export const asksForViewer = ({ plainName, plainDescription }: FieldWording): boolean =>
  SIGNED_IN.test(plainName) || SIGNED_IN.test(plainDescription);

/** Who looks, as a site says it of itself; the name of another whom a page is about is no such. */
export const saysViewer = ({ isViewer }: Candidate): boolean => isViewer === true;

/** What may be the value of a field: nothing but the name of who looks, where it asks for that and the site says it. */
export function ofViewer<T extends { candidate: Candidate }>(field: Field, all: readonly T[]): readonly T[] {
  if (askedType(field) !== 'name' || !asksForViewer(wordingOf(field))) return all;
  const names = new Set(all.flatMap(({ candidate }) => (saysViewer(candidate) ? folded(candidate.value) : [])));
  return names.size > 0 ? all.filter(({ candidate }) => names.has(folded(candidate.value))) : all;
}
