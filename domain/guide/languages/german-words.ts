/** What German says in more than one phrase. */
export const SEEN =
  '(sichtbar|lesbar|zu sehen|vorhanden|angezeigt|erkennbar|angegeben|genannt|zu erkennen|gut lesbar|sichtbar und lesbar)';

export const EVIDENCE =
  '[die|der|das|den|dem] (nachweis|seite|screenshot|dokument|aufnahme|bild|beleg|beweis|beweise|bildschirmfoto|datei)';
