import type { Forms } from '../forms.ts';

/** What the owners of a company have put into it: the foot of every letter names it, and registers do. It is no amount that anybody pays. */
export const capital: Forms = {
  capital: [
    'share capital, issued capital, issued share capital, paid-up capital, registered capital, authorised capital, authorized capital',
    'stammkapital, grundkapital, gezeichnetes kapital, haftungskapital, aktienkapital',
    'capital social, capital, capital suscrito, capital suscrito y pagado, capital autorizado, capital pagado, capital realizado, capital integralizado',
    'capitale sociale, capitale, capitale versato, capitale sottoscritto',
    'maatschappelijk kapitaal, geplaatst kapitaal, gestort kapitaal, aandelenkapitaal, kapitaal',
    'aktiekapital, aktiekapitalet, selskabskapital, aksjekapital, anpartskapital, osakepääoma, hlutafé',
    'kapitał zakładowy, kapitału zakładowego, kapitał podstawowy, základní kapitál, základné imanie, základný kapitál',
    'törzstőke, törzstőkéje, jegyzett tőke, jegyzett tőkéje, alaptőke, capital social subscris, capital social vărsat',
    'temeljni kapital, osnovni kapital, osnovni kapitali, уставен капитал, регистриран капитал, основна главнина',
    'įstatinis kapitalas, pamatkapitāls, osakapital, sermaye, sermayesi, kapitali themeltar, nizamnamə kapitalı',
    'уставный капитал, уставной капитал, складочный капитал, статутний капітал, зареєстрований капітал, жарғылық капитал',
    'μετοχικό κεφάλαιο, εταιρικό κεφάλαιο, κεφάλαιο, הון מניות, הון רשום',
    'رأس المال, راس المال, رأسمال الشركة, رأسمال, سرمایه ثبت شده, अधिकृत पूंजी, चुकता पूंजी, शेयर पूंजी',
    '注册资本, 註冊資本, 实收资本, 資本額, 實收資本額, 資本金, 資本金の額, 자본금, 자본금의 총액, ทุนจดทะเบียน',
    'vốn điều lệ, modal, modal dasar, modal disetor, modal ditempatkan',
  ].join(', '),
};
