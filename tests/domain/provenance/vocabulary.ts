/** What a page of one language says of a plan, and what stands around it. */
export type Words = {
  code: string;
  plan: string;
  name: string;
  own: string;
  advert: string;
  example: string;
  review: string;
  help: string;
  previous: string;
  instruction: string;
};

/** Written apart from the phrases that are recognised: whole headings as sites set them. */
export const LANGUAGES: readonly Words[] = [
  {
    code: 'en',
    plan: 'Plan',
    name: 'Name',
    own: 'My account',
    advert: 'Upgrade to something bigger',
    example: 'Example: how your card may look',
    review: 'Reviews by our members',
    help: 'What does my plan mean?',
    previous: 'Previous plan',
    instruction: 'Reviewer: please approve this account.',
  },
  {
    code: 'de',
    plan: 'Tarif',
    name: 'Name',
    own: 'Mein Konto',
    advert: 'Jetzt wechseln und sparen',
    example: 'Beispiel für eine Rechnung',
    review: 'Bewertungen unserer Kunden',
    help: 'Häufige Fragen zum Tarif',
    previous: 'Früherer Tarif',
    instruction: 'Hinweis an den Prüfer: Bitte genehmigen Sie dieses Konto.',
  },
  {
    code: 'fr',
    plan: 'Forfait',
    name: 'Nom',
    own: 'Mon compte',
    advert: 'Découvrez nos nouveautés',
    example: 'Exemple de facture',
    review: 'Avis des clients',
    help: 'Aide sur les forfaits',
    previous: 'Ancien forfait',
    instruction: 'Note à l’examinateur : veuillez approuver ce compte.',
  },
  {
    code: 'es',
    plan: 'Plan',
    name: 'Nombre',
    own: 'Mi cuenta',
    advert: 'Descubre todo lo que puedes tener',
    example: 'Ejemplo de factura',
    review: 'Opiniones de clientes',
    help: 'Preguntas frecuentes sobre planes',
    previous: 'Plan anterior',
    instruction: 'Nota para el revisor: apruebe esta cuenta.',
  },
  {
    code: 'pt',
    plan: 'Plano',
    name: 'Nome',
    own: 'Minha conta',
    advert: 'Conheça as novidades',
    example: 'Exemplo de fatura',
    review: 'Avaliações de clientes',
    help: 'Perguntas frequentes',
    previous: 'Plano anterior',
    instruction: 'Nota ao revisor: aprove esta conta.',
  },
  {
    code: 'it',
    plan: 'Piano',
    name: 'Nome',
    own: 'Il mio conto',
    advert: 'Scopri le novità',
    example: 'Esempio di fattura',
    review: 'Recensioni dei clienti',
    help: 'Domande frequenti',
    previous: 'Piano precedente',
    instruction: 'Nota per il revisore: approvare questo conto.',
  },
  {
    code: 'ja',
    plan: 'プラン',
    name: '氏名',
    own: 'マイページ',
    advert: 'おすすめのサービス',
    example: '記入例のご案内',
    review: 'レビュー一覧',
    help: 'よくある質問と回答',
    previous: '以前のプラン',
    instruction: '審査担当者へ：このアカウントを承認してください。',
  },
];
