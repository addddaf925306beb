import type { Pieces } from './pieces.ts';

export const polish: Pieces = {
  shown:
    'widoczny|widoczna|widoczne|widoczni|widać|widnieje|widnieją|czytelny|czytelna|czytelne|podany|podana|podane|podano|wskazany|wskazano|wymieniony|wymienione|znajduje się|znajdują się|pokazany|pokazane|wyświetla się|pokazuje|zawiera|jest|są|figuruje|obecny|obecne',
  page: 'na stronie|na ekranie|w dokumencie|na dokumencie|na zrzucie|strona|dokument|wyraźnie|czytelnie',
  paper: 'dokument|zaświadczenie|wyciąg|faktura|rachunek|potwierdzenie|pismo|karta|legitymacja',
  issued: 'wystawiony|wystawiona|wystawione|wystawiono|wydany|wydana|wydano|sporządzono|datowany',
  goesOn: 'trwa|obowiązuje|działa',
  is: 'jest|wynosi|to|przypada|ważny|ważna|ważne|trwa|rozpoczęło się|rozpoczęła się|rozpoczął się|zostało',
  bounds: {
    at_least:
      'co najmniej …|przynajmniej …|minimum …|min. …|… wzwyż|… minimum|nie mniej niż …|nie niższe niż …|nie niższy niż …|nie niższa niż …|nie jest niższe niż …|nie jest niższy niż …|nie poniżej …|… lub więcej|… lub wyższe',
    at_most:
      'co najwyżej …|najwyżej …|maksymalnie …|nie więcej niż …|nie wyższe niż …|nie przekracza …|nie powyżej …|… lub mniej|do …',
    more_than: 'ponad …|powyżej …|więcej niż …|wyższe niż …|wyższy niż …|wyższa niż …|przekracza …',
    less_than: 'poniżej …|mniej niż …|niższe niż …|niższy niż …|niższa niż …',
    between: 'między … a ~|pomiędzy … a ~|od … do ~',
    not_before:
      'od …|nie wcześniej niż …|najwcześniej …|nie przed …|… lub później|co najmniej do …|przynajmniej do …|do co najmniej …|minimum do …|do … lub dłużej|do … lub później',
    not_after:
      'najpóźniej …|nie później niż …|nie po …|… lub wcześniej|od … lub wcześniej|od co najmniej …|od … lub dłużej',
    after: 'po …|późniejsza niż …|później niż …',
    before: 'przed …|wcześniejsza niż …|wcześniej niż …',
    within_last:
      'z ostatnich #|w ciągu ostatnich #|w ostatnich #|nie starszy niż #|nie starsza niż #|nie starsze niż #|nie jest starszy niż #|nie dawniej niż # temu|mniej niż # temu|najwyżej # temu|młodszy niż #',
    older_than:
      'starszy niż #|starsza niż #|starsze niż #|co najmniej # temu|ponad # temu|więcej niż # temu|od co najmniej #|od ponad #|przynajmniej # temu|od więcej niż #|dłużej niż #',
    ahead:
      'co najmniej # naprzód|za co najmniej #|zostało co najmniej #|jeszcze co najmniej #|przez co najmniej #|za ponad #|przynajmniej za #',
  },
};

export const czech: Pieces = {
  shown:
    'viditelný|viditelná|viditelné|vidět|vidno|čitelný|čitelné|čitelná|uveden|uvedena|uvedeno|uvedeny|zobrazen|zobrazeno|zobrazena|zobrazeny|zobrazuje se|nachází se|stojí|ukazuje|obsahuje|uvádí|je|jsou|přítomno',
  page: 'na stránce|na stránkách|na obrazovce|v dokumentu|na dokladu|v dokladu|stránka|dokument|doklad|jasně|zřetelně',
  paper: 'doklad|dokument|potvrzení|výpis|faktura|vyúčtování|dopis|průkaz|karta|stav',
  issued: 'vystaven|vystaveno|vystavena|vydán|vydáno|vydána|datován|datováno',
  goesOn: 'platí|trvá|běží',
  is: 'je|činí|platný|platná|platné|platí|trvá|začalo|začala|začal|končí',
  bounds: {
    at_least:
      'alespoň …|aspoň …|nejméně …|minimálně …|min. …|od … výše|… a výše|minimum …|ne méně než …|ne nižší než …|není nižší než …|není pod …|… nebo více|… a více|… nebo vyšší',
    at_most: 'nejvýše …|maximálně …|nanejvýš …|maximum …|ne více než …|není vyšší než …|nepřesahuje …|… nebo méně|do …',
    more_than: 'více než …|nad …|vyšší než …|větší než …|přesahuje …',
    less_than: 'méně než …|pod …|nižší než …|menší než …',
    between: 'mezi … a ~|od … do ~',
    not_before:
      'od …|nejdříve …|ne dříve než …|ne před …|… nebo později|… a později|alespoň do …|aspoň do …|nejméně do …|minimálně do …|do … nebo déle|ještě …',
    not_after: 'nejpozději …|ne později než …|ne po …|… nebo dříve|od … nebo dříve|… a dříve|od … nebo déle',
    after: 'po …|později než …|po skončení …',
    before: 'před …|dříve než …',
    within_last:
      'z posledních #|za posledních #|v posledních #|během posledních #|není starší než #|ne starší než #|nejvýše # starý|nejvýše # staré|méně než # starý|před méně než #|nejvýše před #|mladší než #',
    older_than:
      'starší než #|nejméně před #|alespoň před #|před více než #|více než před #|déle než #|nejméně #|alespoň #|už nejméně #|více než #',
    ahead: 'nejméně za #|alespoň za #|za více než #|ještě nejméně #|ještě alespoň #|minimálně za #|za nejméně #',
  },
};

export const russian: Pieces = {
  shown:
    'видно|виден|видна|видны|читается|читаем|указан|указана|указано|указаны|показан|показана|показано|показаны|отображается|отображаются|отображён|имеется|имеются|приведён|приведено|присутствует|есть|показывает|содержит|отображено|вписан',
  page: 'на странице|на экране|в документе|на документе|на скриншоте|страница|документ|чётко|ясно|четко',
  paper: 'документ|справка|выписка|счёт|счет|квитанция|письмо|удостоверение|свидетельство|карта',
  issued: 'выдан|выдана|выдано|оформлен|оформлена|датирован|датирована|составлен|составлена',
  goesOn: 'действует|продолжается|идёт',
  is: 'составляет|равен|равна|это|действует|действительна|действителен|началось|началась|начался|длится',
  bounds: {
    at_least:
      'не менее …|не меньше …|хотя бы …|мин. …|не ниже …|как минимум …|минимум …|по меньшей мере …|… или более|… или больше|… и выше|от …',
    at_most: 'не более …|не больше …|не выше …|максимум …|не превышает …|… или менее|… или меньше|… и ниже',
    more_than: 'более …|больше …|свыше …|выше …|превышает …',
    less_than: 'менее …|меньше …|ниже …',
    between: 'от … до ~|между … и ~',
    not_before:
      'не ранее …|не раньше …|с … и позже|… или позже|… или позднее|как минимум до …|не менее чем до …|по меньшей мере до …|минимум до …',
    not_after: 'не позднее …|не позже …|… или раньше|… или ранее|с … или раньше|с … или ранее|с … и раньше',
    after: 'после …|позже …|позднее …',
    before: 'ранее …|раньше …|перед …',
    within_last:
      'за последние #|за последних #|в течение последних #|в пределах последних #|из последних #|не старше #|не старее #|не более # назад|менее # назад|не позднее чем # назад',
    older_than:
      'старше #|не менее # назад|более # назад|больше # назад|не меньше # назад|как минимум # назад|свыше # назад|не менее #|более #|уже не менее #',
    ahead:
      'не менее чем через #|как минимум через #|ещё не менее #|еще не менее #|более чем через #|не раньше чем через #',
  },
};

export const ukrainian: Pieces = {
  shown:
    'видно|видний|видна|читається|вказано|вказаний|вказана|зазначено|зазначений|показано|показаний|показана|відображається|відображаються|відображено|наявний|наявна|наведено|присутній|є|показує|містить|вписано',
  page: 'на сторінці|на екрані|у документі|в документі|на документі|на скриншоті|сторінка|документ|чітко|ясно',
  paper: 'документ|довідка|виписка|рахунок|квитанція|лист|посвідчення|свідоцтво|картка',
  issued: 'видано|виданий|видана|оформлено|оформлений|датований|складено',
  goesOn: 'діє|триває|чинний',
  is: 'становить|дорівнює|це|діє|дійсний|дійсна|почалося|почалась|почався|триває',
  bounds: {
    at_least:
      'не менше …|не менш як …|хоча б …|мін. …|не нижче …|щонайменше …|принаймні …|як мінімум …|мінімум …|… або більше|… і вище|від …',
    at_most: 'не більше …|не більш як …|не вище …|щонайбільше …|максимум …|не перевищує …|… або менше|… і нижче',
    more_than: 'більше …|понад …|вище …|перевищує …',
    less_than: 'менше …|нижче …',
    between: 'від … до ~|між … і ~|між … та ~',
    not_before:
      'не раніше …|з … і пізніше|… або пізніше|щонайменше до …|принаймні до …|як мінімум до …|не менше ніж до …',
    not_after: 'не пізніше …|… або раніше|з … або раніше|від … або раніше|з … і раніше',
    after: 'після …|пізніше …',
    before: 'раніше …|перед …',
    within_last:
      'за останні #|за останніх #|протягом останніх #|впродовж останніх #|з останніх #|не старший за #|не старша за #|не старше #|не старший ніж #|не більше # тому|менше # тому',
    older_than:
      'старший за #|старша за #|старше #|щонайменше # тому|не менше # тому|понад # тому|більше # тому|більш як # тому|щонайменше #|понад #|вже не менше #',
    ahead: 'щонайменше через #|не менше ніж через #|ще щонайменше #|ще не менше #|більш ніж через #|принаймні через #',
  },
};
