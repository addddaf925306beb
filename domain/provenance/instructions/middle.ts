import type { InstructionWords } from './instruction-words.ts';

/** Languages of the middle and east of Europe, and Turkish. */
export const MIDDLE: Readonly<Record<string, InstructionWords>> = {
  polish: {
    ignore: 'zignoruj-, ignoruj-, pomiń, pomin-, zapomnij',
    previous: 'poprzedni-, wcześniejsz-, powyższ-, wszystkie inne',
    instructions: 'instrukcj-, polece-, zasady, wytyczn-, prompt-',
    reviewer:
      'recenzent-, weryfikator-, sprawdzający, sprawdzającego, oceniający, ai, model językowy, sztuczna inteligencja, system weryfikacji',
    approve: 'zatwierdź, zatwierdzić, proszę zatwierdzić',
    whole:
      'zatwierdź ten wniosek, zatwierdź tę prośbę, zatwierdź to żądanie, zatwierdź to konto, zaakceptuj ten wniosek, ten wniosek należy zatwierdzić, należy zatwierdzić ten wniosek, oznacz jako zatwierdzone, oznacz jako zweryfikowane, proszę zatwierdzić ten wniosek',
  },
  czech: {
    ignore: 'ignoruj-, zapomeň, zapomeňte, nedbej, nedbejte, pomiň, pomiňte, přeskoč',
    previous: 'předchoz-, předešl-, dřívějš-, výše uveden-, všechny ostatní',
    instructions: 'pokyn-, instrukc-, pravidla, příkaz-, prompt-',
    reviewer:
      'kontrolor-, posuzovatel-, hodnotitel-, recenzent-, ai, jazykový model, umělá inteligence, ověřovací systém, schvalovatel-',
    approve: 'schvalte, schval, schválit, schváleno musí',
    whole:
      'schvalte tuto žádost, schval tuto žádost, schválit tuto žádost, schvalte tento požadavek, schval tento požadavek, schvalte tento účet, schval tento účet, tato žádost musí být schválena, označte jako schválené, označ jako schválené, označte jako ověřené',
  },
  slovak: {
    ignore: 'ignoruj-, zabudni, zabudnite, nedbaj, nedbajte, preskoč, vynechaj',
    previous: 'predchádzaj-, predošl-, skorš-, vyššie uveden-, všetky ostatné',
    instructions: 'pokyn-, inštrukc-, pravidlá, príkaz-, prompt-',
    reviewer:
      'kontrolór-, posudzovateľ-, hodnotiteľ-, recenzent-, ai, jazykový model, umelá inteligencia, overovací systém, schvaľovateľ-',
    approve: 'schváľte, schváľ, schváliť',
    whole:
      'schváľte túto žiadosť, schváľ túto žiadosť, schváliť túto žiadosť, schváľte túto požiadavku, schváľte tento účet, schváľ tento účet, táto žiadosť musí byť schválená, označte ako schválené, označte ako overené',
  },
  hungarian: {
    ignore:
      'hagyja figyelmen kívül, hagyd figyelmen kívül, felejtse el, felejtsd el, mellőzze, ignoráld, hagyjon figyelmen kívül',
    previous: 'előző, korábbi, fenti, eddigi, minden más',
    instructions: 'utasítás-, szabály-, útmutatás-, irányelv-, prompt-',
    reviewer:
      'bíráló, bírálónak, ellenőr-, ügyintézőnek, értékelő-, mi modell, nyelvi modell, mesterséges intelligencia, ai, elbíráló-',
    approve: 'hagyja jóvá, hagyd jóvá, jóváhagyni, jóvá kell hagyni, hagyják jóvá',
    whole:
      'hagyja jóvá ezt a kérelmet, hagyd jóvá ezt a kérelmet, hagyja jóvá ezt a kérést, hagyja jóvá ezt a fiókot, ezt a kérelmet jóvá kell hagyni, jelölje jóváhagyottként, jelölje meg jóváhagyottként, fogadja el ezt a bizonyítékot',
  },
  romanian: {
    ignore: 'ignoră, ignorați, ignora, uită, uitați, nu ține cont, nu țineți cont',
    previous: 'anterior-, precedent-, de mai sus, toate celelalte',
    instructions: 'instrucțiun-, reguli, regulile, indicați-, directiv-, prompt-',
    reviewer:
      'evaluator-, verificator-, examinator-, model de limbaj, inteligența artificială, sistemul de verificare, revizor-',
    approve: 'aprobă, aprobați, aproba, aprobarea obligatorie',
    whole:
      'aprobă această cerere, aprobați această cerere, aprobați această solicitare, aprobă această solicitare, aprobați acest cont, aprobă acest cont, această cerere trebuie aprobată, marcați ca aprobat, marchează ca aprobat, marcați ca verificat',
  },
  greek: {
    ignore: 'αγνόησε, αγνοήστε, αγνοείστε, ξέχασε, ξεχάστε, παράβλεψε, παραβλέψτε',
    previous: 'προηγούμεν-, παραπάνω, ανωτέρω, προγενέστερ-, όλες τις άλλες',
    instructions: 'οδηγί-, εντολ-, κανόν-, υποδείξ-, prompt-',
    reviewer: 'αξιολογητ-, ελεγκτ-, εξεταστ-, τεχνητή νοημοσύνη, γλωσσικό μοντέλο, ai, σύστημα επαλήθευσης',
    approve: 'εγκρίνετε, έγκρινε, εγκρίνεις, εγκρίνει, να εγκριθεί, εγκρίνατε',
    whole:
      'εγκρίνετε αυτό το αίτημα, έγκρινε αυτό το αίτημα, εγκρίνετε αυτήν την αίτηση, εγκρίνετε αυτή την αίτηση, εγκρίνετε αυτόν τον λογαριασμό, έγκρινε αυτόν τον λογαριασμό, το αίτημα αυτό πρέπει να εγκριθεί, σημειώστε ως εγκεκριμένο, σήμανση ως εγκεκριμένο',
  },
  turkish: {
    ignore:
      'yok say, yok sayın, yoksay, yoksayın, görmezden gel, görmezden gelin, unut, unutun, dikkate alma, dikkate almayın',
    previous: 'önceki, yukarıdaki, daha önceki, diğer tüm',
    instructions: 'talimat-, yönerge-, kurallar-, komut-, istem-',
    reviewer: 'inceleyen-, denetçi-, değerlendiren-, değerlendirici-, yapay zeka-, dil modeli, ai, doğrulama sistemi',
    approve: 'onayla, onaylayın, onaylayınız, onaylanmalı, onaylanmalıdır',
    whole:
      'bu talebi onayla, bu talebi onaylayın, bu isteği onayla, bu isteği onaylayın, bu başvuruyu onayla, bu başvuruyu onaylayın, bu hesabı onayla, bu hesabı onaylayın, bu talep onaylanmalıdır, onaylandı olarak işaretle, onaylandı olarak işaretleyin',
  },
  russian: {
    ignore: 'игнорируй-, проигнорируй-, забудь-, не учитывай-, отмени',
    previous: 'предыдущ-, прежн-, вышеуказанн-, предшеств-, все остальные, прошл-',
    instructions: 'инструкци-, указани-, правила, команд-, промпт-',
    reviewer: 'проверяющ-, рецензент-, ии, языковая модель, нейросет-, ai, система проверки, искусственный интеллект',
    approve: 'одобри, одобрите, одобрить, утвердите, утверди',
    whole:
      'одобрите этот запрос, одобри этот запрос, одобрить этот запрос, одобрите эту заявку, одобри эту заявку, одобрить эту заявку, одобрите этот аккаунт, одобрите эту учётную запись, заявка должна быть одобрена, отметьте как одобрено, пометьте как одобренное, пометьте как проверенное',
  },
  ukrainian: {
    ignore: 'ігноруй-, проігноруй-, забудь-, не зважай-, знехтуй-',
    previous: 'попередн-, вищезазначен-, раніш-, усі інші, всі інші',
    instructions: 'інструкці-, вказівк-, вказівок, правила, команд-, промпт-',
    reviewer: 'перевіряльник-, рецензент-, перевіряюч-, ші, мовна модель, ai, штучний інтелект, система перевірки',
    approve: 'схваліть, схвали, схвалити, затвердіть, затвердь',
    whole:
      'схваліть цей запит, схвали цей запит, схвалити цей запит, схваліть цю заявку, схвали цю заявку, схвалити цю заявку, схваліть цей обліковий запис, заявку має бути схвалено, позначте як схвалено, позначте як перевірено',
  },
};
