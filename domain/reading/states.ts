import { isInForce, mayBeOver } from './plain-states.ts';
import type { StateKind } from './state-kinds.ts';
import { STATE_WORDS } from './state-words.ts';
import { UNDER_WAY } from './states-under-way.ts';
import { folded } from './text.ts';

/** What a word for a state of affairs says: that it holds, that it does not (any more), or that it is still open. */
export type Polarity = 'positive' | 'negative' | 'pending';

/** What each kind of state says; the words of a kind say the same. */
const POLARITIES: Readonly<Record<StateKind, Polarity>> = {
  'in force': 'positive',
  paid: 'positive',
  granted: 'positive',
  established: 'positive',
  'no longer': 'negative',
  unpaid: 'negative',
  refused: 'negative',
  'still open': 'pending',
};
const KINDS = Object.keys(POLARITIES) as StateKind[];

/** The languages of which not enough is known for lists of their own stand together. */
const WORDS: Readonly<Record<StateKind, string>> = {
  'in force':
    '使用中, 啟用中, 启用中, 已启用, 已啟用, 已開通, 已开通, 生效中, 已生效, 加入中, 継続中, ご契約中, 在籍中, 사용 중, 사용중, 가입 중, 가입중, 유지, 유지 중, 유지중, 정상 이용 중, en service, en alta, inscrita, inscrito, ejerciente, iscritta, iscritto, matriculado, matriculada, quotas em dia, devam ediyor, سارية, سارٍ, مقيد, مقيدة, منتظم, منتظمة, läuft, practising, in benefit, 이용중, 이용 중, 재학, 재학 중, 재학중, 대출 가능, 在读, 在讀, in repayment, clear, etkindir, 正常執業, 在册, 在冊, 存續, w mocy, platí, in regola, en regla, نافذة, formalizada, formalizado, ご利用中, 正常参保, 正常缴费, in orde, in ordine, i orden, medlem, membre, membro, miembro, socio, active, activated, current, in force, valid, good standing, in good standing, live, enabled, enrolled, registered, employed, insured, covered, aktiv, aktiviert, gültig, in kraft, laufend, bestehend, eingeschrieben, angemeldet, versichert, actif, active, activé, activée, valide, valable, en vigueur, en cours, inscrit, inscrite, activo, activa, vigente, en vigor, al corriente, válido, válida, ativo, ativa, em vigor, attivo, attiva, valido, valida, actief, geldig, aktywny, aktywna, ważny, ważna, aktiv, gyldig, giltig, voimassa, aktiivinen, aktif, geçerli, активен, активна, активный, активная, действует, действителен, ενεργός, ενεργή, нормальный, نشط, ساري, פעיל, सक्रिय, 有効, 有効中, 利用中, 契約中, 在籍, 有效, 活跃, 正常, 활성, 유효, 정상, แอคทีฟ, ใช้งานอยู่, hoạt động, còn hiệu lực, etkin, etkinleştirildi, yürürlükte, yürürlüktedir, kayıtlı, faal, aktywne, ważne, obowiązuje, obowiązujący, obowiązująca, obowiązujące, czynny, czynna, czynne, zarejestrowany, zarejestrowana, trwa, действительна, действительно, действующий, действующая, действующее, в силе, актыўны, актыўная, дзейнічае, сапраўдны, in vigore, in corso di validità, de alta, habilitado, habilitada, vixente, indarrean, baliozkoa, en cours de validité, ungekündigt, freigeschaltet, eingetragen, ingeschreven, van kracht, geactiveerd, aktivt, giltigt, gäller, gällande, i kraft, inskriven, löpande, gyldigt, gældende, tilmeldt, gjeldende, påmeldt, gníomhach, bailí, gweithredol, dilys, attiv, validu, نشطة, فعالة, ساري المفعول, سارية المفعول, صالح, صالحة, مفعّل, مفعّلة, مفعل, مفعلة, సక్రియం, 生效, 在职, 在職, 在職中, 激活, 已激活, 在保, 执业, 执业中, 正常执业, 正常使用, 已注册, 履行中, 存续, 在业, 有效中, 有效期内, 有效期內, 正常參保, 正常缴存, 参保缴费, 在学中, 登録済み, 登録済, アクティブ, 開通済み, 有効期間中, 有効期間内, 재직, 재직 중, 재직중, 계약 유지, 정상 유지, 등록됨, 등록 완료, 활성화, 활성화됨, 영업중, 영업 중, 유효함, faol, amal qiladi, идэвхтэй, хүчинтэй',
  paid: 'paid, paid up, fully paid, paid in full, settled, cleared, bezahlt, beglichen, payé, payée, réglé, pagado, pagada, pago, paga, quitado, pagato, pagata, betaald, opłacony, betalt, betald, maksettu, ödendi, оплачен, оплачено, 支払済, 支払済み, 支払い済み, 已支付, 已付款, 결제 완료, مدفوع, مدفوعة, opłacona, opłacone, saldato, saldata, à jour, al día, em dia, 已缴费, 已繳費, 납부 완료, مسدد, مسددة',
  granted:
    'passed, pass, bestanden, reguliert, geslaagd, réussi, réussie, superado, superada, godkänt, bestått, bestået, zdany, zdane, 合格, approved, accepted, granted, genehmigt, bewilligt, approuvé, approuvée, accepté, acceptée, aprobado, aprobada, aceptado, aprovado, aprovada, approvato, approvata, goedgekeurd, godkänd, одобрен, одобрено, 承認済み, 承認済, 已批准, 승인됨, onaylı, onaylandı, godkendt, godkjent, 승인, معتمد, معتمدة',
  established:
    'validated, validé, validée, validado, validada, verified, confirmed, bestätigt, verifiziert, vérifié, vérifiée, confirmé, confirmée, verificado, verificada, confirmado, confirmada, verificato, confermato, bevestigd, bekräftad, подтвержден, 確認済み, 認証済み, 已验证, 已确认, 확인됨, подтверждено, подтверждён, подтверждена',
  'no longer':
    'ausgesetzt, geschorst, felfüggesztve, felfüggesztett, zawieszony, zawieszona, zawieszone, ανασταλεί, askıya alınmış, in default, deregistered, struck off the register, reported lost, reported stolen, vilande, avslutad, avslutat, stopgezet, stopgezette, radiée, trancado, trancada, desistente, desligado, bloccato, bloccata, revocato, revocata, revocado, revocada, revogado, revogada, zablokovaný, vrácený, propadlý, zrušený, nieważny, nieważna, nieważne, zablokowany, zablokowana, skreślony, skreślona, unieważniony, unieważniona, арестован, заблокирован, заблокирована, приостановлен, аннулирован, расторгнут, недействителен, отчислен, موقوف, معلق, محظور, موقوفة, معلقة, محظورة, مجمد, مجمدة, مغلق, مغلقة, منتهية, ملغاة, منتهي الصلاحية, dondurulmuş, dondurulmuş kayıt, ilişiği kesilmiş, kapatıldı, kapalı, askıya alındı, engellendi, 退学, 休学, 休学中, 除籍, 一時中断, 利用停止, 強制解約, 정지, 정지 중, 이용 정지, 대출 정지, 휴학, 제적, 탈퇴, 注销, 已注销, 销户, 已销户, 封存, 已封存, 銷戶, 일시정지, 일시 정지, 해지 상태, 解約手続き中, 廃止手続き中, 停用, 冻结, 暂停, 欠费停机, korlátozva, korlátozott, felfüggesztett, sperret, spærret, spärrad, avregistrerad, avmeldt, udmeldt, refunded, charged back, ceased, on notice, under notice, repossessed, evicted, dismissed, expelled, inactive, not active, disabled, deactivated, expired, lapsed, cancelled, canceled, terminated, ended, closed, invalid, not valid, void, voided, revoked, withdrawn, suspended, blocked, frozen, former, not enrolled, dropped, resigned, deleted, dissolved, struck off, in liquidation, in administration, insolvent, disconnected, barred, banned, disqualified, discontinued, deregistered, on leave, past due, inaktiv, deaktiviert, abgelaufen, gekündigt, storniert, beendet, erloschen, ungültig, gesperrt, geschlossen, ruhend, widerrufen, exmatrikuliert, inactif, inactive, désactivé, expiré, expirée, périmé, résilié, résiliée, clos, annulé, annulée, terminé, terminée, clôturé, suspendu, suspendue, bloqué, radié, invalide, inactivo, inactiva, expirado, expirada, vencido, vencida, caducado, caducada, cancelado, cancelada, anulado, anulada, terminado, suspendido, suspendida, bloqueado, cerrado, cerrada, dado de baja, dada de baja, dados de baja, dadas de baja, inválido, inativo, inativa, encerrado, encerrada, suspenso, suspensa, rescindido, inattivo, inattiva, scaduto, scaduta, annullato, annullata, disdetto, sospeso, chiuso, inactief, verlopen, beëindigd, geannuleerd, opgezegd, geblokkeerd, nieaktywny, wygasła, wygasł, anulowany, uppsagd, utgången, opphørt, udløbet, irtisanottu, süresi dolmuş, iptal edildi, pasif, неактивен, истек, истёк, отменен, отменён, прекращен, закрыт, ανενεργός, έληξε, منتهي, ملغى, לא פעיל, פג תוקף, निष्क्रिय, समाप्त, 無効, 失効, 期限切れ, 解約, 解約済み, 退会, 退会済み, 停止, 停止中, 休会中, 無效, 无效, 已过期, 已取消, 已终止, 비활성, 만료, 만료됨, 해지, 취소됨, หมดอายุ, hết hạn, đã hủy, out of date, ausgelaufen, verfallen, périmée, caduc, caduque, vencidos, vencidas, terminada, finalizado, finalizada, terminato, terminata, scaduti, scadute, vervallen, upphört, ophørt, wygasłe, zakończony, przeterminowany, po terminie, geçersiz, закончился, закончилась, 已過期, 已失效, 종료됨, askıda, donduruldu, feshedildi, sona erdi, süresi doldu, ayrıldı, rozwiązana, rozwiązany, wypowiedziana, wypowiedziany, zakończona, wstrzymany, wstrzymana, прекращён, прекращена, исключён, исключен, исключена, заморожен, заморожена, cessato, cessata, cancellato, cancellata, radiato, radiata, de baja, inhabilitado, inhabilitada, démissionnaire, stillgelegt, ausgetreten, uitgeschreven, geroyeerd, pausad, avstängd, avstängt, opsagt, afsluttet, sat på pause, utløpt, oppsagt, avsluttet, utmeldt, ملغي, ملغية, مجمّد, مجمّدة, 失效, 离职, 離職, 已离职, 停保, 已退出, 已转所, 退職済み, 퇴사, 휴면, 중지',
  unpaid:
    'overdrawn, unpaid, overdue, em aberto, in mora, in arrears, outstanding, defaulted, bounced, unbezahlt, überfällig, offen, im verzug, impayé, impayée, en retard, échu, impagado, impagada, atrasado, em atraso, moroso, non pagato, in ritardo, onbetaald, achterstallig, obetald, не оплачен, 未払い, 滞納, 未支付, 逾期, 미납, 연체, ödenmedi, nieopłacona, nieopłacone, zaległy, zaległa, 欠费, 欠費',
  refused:
    'rejected, refused, declined, denied, failed, unverified, not verified, not approved, abgelehnt, fehlgeschlagen, nicht bestätigt, refusé, refusée, rejeté, rejetée, échoué, non vérifié, rechazado, rechazada, denegado, fallido, rejeitado, rejeitada, recusado, negado, rifiutato, respinto, afgewezen, geweigerd, avslagen, отклонен, отклонён, 却下, 拒否, 未承認, 被拒绝, 거절됨',
  'still open': `waitlisted, wait-listed, warteliste, liste d’attente, lista de espera, lista d’attesa, wachtlijst, väntelista, väntlista, kölista, venteliste, jonotuslista, lista oczekujących, lista rezerwowa, čekací listina, bekleme listesi, yedek liste, лист ожидания, лист очікування, várólista, listă de așteptare, λίστα αναμονής, 候补中, 候補中, 候补名单, 候補名單, キャンセル待ち, 空き待ち, 대기자 명단, قائمة الانتظار, רשימת המתנה, will not renew, will not be renewed, wird nicht verlängert, ne sera pas renouvelé, no se renovará, não será renovado, non sarà rinnovato, wordt niet verlengd, förnyas inte, fornyes ikke, nie zostanie odnowiony, nebude obnoven, venter, pending, awaiting, waiting, in progress, processing, under review, in review, on hold, paused, draft, trial, grace period, provisional, applied, requested, submitted, scheduled, upcoming, unknown, not available, n/a, ausstehend, in bearbeitung, in prüfung, wartend, beantragt, pausiert, entwurf, unbekannt, en attente, en cours de traitement, en cours d’étude, en cours de validation, à l’étude, brouillon, inconnu, pendiente, en proceso, en trámite, en revisión, en espera, solicitado, borrador, desconocido, pendente, em análise, em processamento, aguardando, rascunho, desconhecido, in attesa, in corso, in lavorazione, sconosciuto, in behandeling, in afwachting, onbekend, oczekujący, w toku, väntar, under behandling, odottaa, beklemede, ожидает, в обработке, на рассмотрении, неизвестно, εκκρεμεί, قيد الانتظار, बाकी, 保留, 保留中, 審査中, 処理中, 申請中, 手続き中, 不明, 待处理, 审核中, 대기, 대기 중, 처리 중, รอดำเนินการ, đang chờ, ${UNDER_WAY}`,
};

/** A word for a state: which group of words says the same, and what it says. */
export type State = { group: number; polarity: Polarity };

const STATES: ReadonlyMap<string, State> = new Map(
  KINDS.flatMap((kind, group) =>
    [WORDS, ...Object.values(STATE_WORDS)].flatMap(words =>
      (words[kind]?.split(', ') ?? []).map((word): [string, State] => [
        folded(word),
        { group, polarity: POLARITIES[kind] },
      ]),
    ),
  ),
);

/** Every word that says that a thing does not hold, or is still open. */
export const DOUBTFUL_FORMS: readonly string[] = [...STATES]
  .filter(([, { polarity }]) => polarity !== 'positive')
  .map(([form]) => form);

/** Whether a text is a word for that something is in force, which says nothing of how long. */
export const holdsOverTime = (text: string): boolean => stateOf(text)?.group === KINDS.indexOf('in force');

const INACTIVE: State = STATES.get('inactive') ?? { group: -1, polarity: 'negative' };
const IN_FORCE: State = STATES.get('in force') ?? { group: -1, polarity: 'positive' };

const WITHOUT_SPACES = /\p{Script=Han}|\p{Script=Hangul}|\p{Script=Thai}/u;
/** Words as they are looked for in a text, whose signs are spaces. */
const withoutSigns = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}/]+/gu, ' ');
const DOUBTFUL_SPACED: ReadonlySet<string> = new Set(
  DOUBTFUL_FORMS.filter(word => !WITHOUT_SPACES.test(word)).map(withoutSigns),
);
const DOUBTFUL_UNSPACED = DOUBTFUL_FORMS.filter(word => WITHOUT_SPACES.test(word));
/** In words. */
const LONGEST_FORM = Math.max(...[...DOUBTFUL_SPACED].map(word => word.split(' ').length));

/** Words that turn a state into its opposite. */
const NEGATIONS =
  "not, no longer, isn't, nicht mehr, nicht, kein, keine, n'est pas, n'est plus, pas, plus, no, ya no, non, non più, niet, niet meer, geen, não, já não, inte, inte längre, ikke, ikke længere, nie, не, больше не, değil, ei, ei enää, ne, není, nie je, už nie je, nem, már nem, nu, nu este, nu mai este, μη, δεν είναι, δεν είναι πλέον, більше не, לא, אינו, אינה, नहीं, tidak, tidak lagi, bukan, غير, ليس, không, không còn, chưa, nije, nisu, није, нису, не е, نیست, نہیں, নয়, নেই, இல்லை, nėra, nebėra, nav, vairs nav, ja no, ekki, ekki lengur, nuk, nuk është, nuk është më, deyil, емес, नाही, არ, არ არის, აღარ, აღარ არის, չէ, այլևս չէ, belum";
/** The longest first: "no" is the beginning of "no longer". */
const NEGATION = new RegExp(
  `(?:^|[^\\p{L}\\p{M}])(?:${NEGATIONS.split(', ')
    .sort((a, b) => b.length - a.length)
    .join('|')})(?=[^\\p{L}\\p{M}]|$)|^(?:未|不|非|ไม่ได้|ไม่|ยังไม่ได้|ยังไม่)`,
  'u',
);

/**
 * The state that the whole of a text names; null when it is no such word. The opposite of a good state is a bad one:
 * "nicht mehr aktiv".
 */
export function stateOf(text: string): State | null {
  const plain = folded(text).replace(/[.!。]$/, '');
  // Japanese speaks politely of what is another's.
  const named = STATES.get(plain) ?? STATES.get(plain.replace(/^[ごお](?=\p{Script=Han})/u, ''));
  if (named) return named;
  if (isInForce(plain)) return IN_FORCE;
  if (mayBeOver(plain)) return INACTIVE;
  // "Non-practising" is one word, and denied all the same.
  const denied = STATES.get(plain.replace(NEGATION, '').replace(/^-/, '').trim());
  return denied?.polarity === 'positive' ? INACTIVE : null;
}

/** Whether some words hold one that turns a state behind it into its opposite. */
export const negates = (text: string): boolean => NEGATION.test(folded(text));

/** Words that deny something else than a state. */
const DENYING =
  /n't(?!\p{L})|(?<!\p{L})(never|without|neither|nor|none|nobody|ohne|weder|niemals|niemand|keiner|keinen|keinem|sans|sin|sem|senza|zonder|utan|uden|bez|без)(?!\p{L})|[没未不無无]|ない|ません/u;

/** Whether words of a text turn what it says into its opposite. */
export const isDenied = (text: string): boolean => negates(text) || DENYING.test(folded(text));

/** Whether some words of a text say that a thing does not hold, or is still open: "Active, ends soon: cancelled". */
export function namesDoubtfulState(text: string): boolean {
  const plain = folded(text);
  if (stateOf(text)?.polarity === 'negative') return true;
  const words = withoutSigns(plain).trim().split(' ');
  const isAmong = words.some((_, from) => {
    const lengths = Array.from({ length: Math.min(LONGEST_FORM, words.length - from) }, (_, at) => at + 1);
    return lengths.some(length => DOUBTFUL_SPACED.has(words.slice(from, from + length).join(' ')));
  });
  return isAmong || (WITHOUT_SPACES.test(plain) && DOUBTFUL_UNSPACED.some(word => plain.includes(word)));
}

/** Whether a text may say how a thing stands in words that we do not know, and nothing of it sounds as though it did not hold. */
export const isUnknownState = (text: string): boolean =>
  stateOf(text) === null && !isDenied(text) && !namesDoubtfulState(text);
