import { folded } from '../../reading/text.ts';

/** By which something is said to stand on a page, in the languages of guides that set their words apart; none of them says that it exists. */
const WORDS: readonly string[] = [
  'shown, is shown, are shown, visible, displayed, listed, given, stated, printed, legible, readable, appears, appear, shows, show, displays, display, mentions, named, names, mentioned, bears, can be seen, can be read, you can see, we can see, indicated, states',
  'sichtbar, zu sehen, angezeigt, aufgeführt, angegeben, genannt, erscheint, erscheinen, lesbar, erkennbar, ersichtlich, zeigt, nennt, ausgewiesen, vermerkt, aufgedruckt, man sieht, steht da, stehen da',
  'zichtbaar, te zien, getoond, vermeld, weergegeven, genoemd, leesbaar, toont, vermeldt, staat erop, staan erop, staat vermeld, staan vermeld',
  'visas, syns, anges, framgår, synlig, synligt, synliga, läsbar, läsbart, visar, nämns, utläsas, stå med, visad, visat',
  'vises, ses, fremgår, angivet, synlig, synligt, synlige, læsbart, viser, nævnes, kan ses, oplyst',
  'synes, angitt, oppgitt, leselig, leselige, nevnes, kan leses, vist',
  'näkyy, näkyvät, näkyvissä, näytetään, mainitaan, mainittu, luettavissa, näkyä',
  'visible, visibles, lisible, lisibles, affiché, affichée, affichés, affichées, affiche, indiqué, indiquée, indiqués, indiquées, mentionné, mentionnée, mentionnés, mentionnées, figure, figurent, figurer, apparaît, apparaissent, apparaître, on voit, on lit, comporte, mentionne, nommé, nommée',
  'visible, visibles, legible, legibles, figura, figuran, figure, figuren, consta, constan, conste, consten, aparece, aparecen, aparezca, aparezcan, se muestra, se muestran, se ve, se ven, se lee, se indica, se indican, mostrado, mostrada, indicado, indicada, muestra, indicados',
  'visível, visíveis, legível, legíveis, consta, constam, conste, aparece, aparecem, apareça, mostra, mostrado, exibido, exibida, exibidos, exibe, indicado, indicada, indicados, lê-se, vê-se',
  'visibile, visibili, leggibile, leggibili, risulta, risultano, figura, figurano, compare, compaiono, appare, appaiono, si vede, si vedono, si legge, si leggono, indicato, indicata, indicati, riportato, riportata, riportati, mostra, mostrato',
  'vizibil, vizibilă, vizibile, lizibil, lizibilă, figurează, apare, apar, apară, afișat, afișată, afișate, indicat, indicată, indicate, se vede, se văd, menționat, menționată',
  'widoczny, widoczna, widoczne, widoczni, widać, widnieje, widnieją, podany, podana, podane, pokazany, pokazana, pokazane, wyświetlany, wyświetlana, wyświetlane, czytelny, czytelna, czytelne, figuruje, wskazany, wskazana, wskazane',
  'uveden, uvedena, uvedeno, uvedeny, zobrazen, zobrazena, zobrazeno, zobrazeny, viditelný, viditelná, viditelné, vidět, je vidět, jsou vidět, čitelný, čitelná, čitelné, uvedený, uvedená, uvedené, zobrazený, zobrazená, zobrazené, vidieť, viditeľný, viditeľná, viditeľné',
  'указан, указана, указано, указаны, отображается, отображаются, показан, показана, показано, показаны, виден, видна, видно, видны, значится, читается, читаются',
  'вказано, вказаний, вказана, вказані, зазначено, зазначений, зазначена, зазначені, відображається, відображаються, показано, видно, видимий, читається',
  'вижда се, се вижда, се виждат, показан, показана, показано, посочен, посочена, посочено, посочени, prikazan, prikazana, prikazano, prikazani, vidljiv, vidljiva, vidljivo, vidi se, naveden, navedena, navedeno, navedeni',
  'φαίνεται, φαίνονται, εμφανίζεται, εμφανίζονται, αναγράφεται, αναγράφονται, αναφέρεται, αναφέρονται, ορατό, ορατός, ορατή, ορατά, διαβάζεται, διαβάζονται',
  'látható, láthatók, látszik, látszanak, látszódjon, szerepel, szerepelnek, szerepeljen, megjelenik, megjelennek, feltüntetve, olvasható, olvashatók',
  'görünüyor, görünmeli, görünmelidir, görünür, görülüyor, görülmeli, gösteriliyor, gösterilmeli, yer alıyor, yer almalı, yazıyor, yazmalı, yazılı, belirtilmiş, okunmalı, okunabilir, okunaklı',
  'يظهر, تظهر, ظاهر, ظاهرة, ظاهرين, معروض, معروضة, مذكور, مذكورة, مكتوب, مكتوبة, مقروء, مقروءة, واضح, واضحة, يذكر, تذكر',
  'מופיע, מופיעה, מופיעים, מוצג, מוצגת, מוצגים, רשום, רשומה, נראה, רואים, קריא, קריאה, להופיע',
  'दिखता, दिखती, दिखते, दिख, दिखे, दिखना, दिखाई, दिखाया, दिखाया गया, लिखा, लिखी, दर्ज',
  'hiển thị, được hiển thị, hiện ra, ghi rõ, được ghi, nhìn thấy, thể hiện, ditampilkan, tampil, tertera, terlihat, tercantum, disebutkan, tampak, terbaca, dapat dibaca, dipaparkan, kelihatan',
  'nakikita, nakasulat, nakalagay, nakalista, makikita, inaonekana, linaonekana, yaonekane, lionekane, inaonyesha',
  '표시되어, 표시된다, 표시됨, 표시됩니다, 표시되고, 표시되어야, 보임, 보인다, 보이고, 보여야, 나타남, 나타난다, 나타나야, 기재됨, 기재되어, 기재되어야, 명시됨, 적혀, 확인됨, 확인되어야',
];
const SHOWN = new Set(WORDS.flatMap(list => list.split(', ')).map(folded));

/** Whether some words, folded, say that something stands where one can see it. */
export const isShownWord = (words: string): boolean => SHOWN.has(words);
