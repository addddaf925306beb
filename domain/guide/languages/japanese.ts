import type { GuideLanguage } from './language.ts';

const TOPIC = '(は|が|も|:|：)[、]';
const END = '[である|です|であること|になっている|となっている|でなければならない|であれば|だ]';
const SEEN =
  '(表示されている|表示されていること|記載されている|記載されていること|確認できる|確認できること|見える|読める|読み取れる|読み取れること|ある|存在する|表示される)';
const UNSEEN =
  '(表示されていない|記載されていない|確認できない|見えない|読めない|読み取れない|ない|存在しない|欠けている|不明である|不明)';
const EVIDENCE = '(証拠|ページ|画面|スクリーンショット|書類|文書|画像|キャプチャ|資料)';
const FIELDS = '(項目|フィールド|情報|値)';

export const japanese: GuideLanguage = {
  code: 'ja',
  levels: { high: '高い|高', medium: '中程度|中', low: '低い|低', reject: '却下|拒否|否認' },
  when: '条件',
  give: '評価',
  lead: ['(もし|また|かつ|または|なお)[、]', `${EVIDENCE}(に|で|上で|上に)[は][、]`],
  attribute: { stands: 'joined', holds: ['[ユーザー|会員|顧客|利用者|本人](は|が)'] },
  aroundField: ['ページ上の', 'ページの', '画面上の', '画面の', '書類の', '項目', 'フィールド', '値'],
  and: ['であり、かつ', 'であり', 'かつ', 'および', '及び', 'なおかつ', 'そして'],
  or: ['または', '又は', 'もしくは', 'あるいは'],
  oneOf: ['次のいずれか', '以下のいずれか', 'いずれか'],
  notInValues:
    'かつ または および であり されて 、 以上 以下 未満 より 超える 以内 以降 以前 まで から でない ではない ない ません なく せず 場合 とき すべて 必ず おそらく らしい',
  numbers: ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十', '十一', '十二'],
  relations: {
    between: [
      `${TOPIC}{bound}以上{to}以下${END}`,
      `${TOPIC}{bound}から{to}(まで|の間|までの間)${END}`,
      `${TOPIC}{bound}と{to}の間${END}`,
    ],
    future: [
      `${TOPIC}(未来|将来|今日より後|本日より後|今日以降)[の日付]${END}`,
      `${TOPIC}(まだ|)(切れていない|期限切れでない|期限切れではない|過ぎていない)`,
    ],
    past: [`${TOPIC}(過去|今日より前|本日より前)[の日付]${END}`, `${TOPIC}(過ぎている|切れている)`],
    within_last: [
      `${TOPIC}(過去|直近|最近|直近の|過去の){n}{unit}以内[の日付]${END}`,
      `${TOPIC}{n}{unit}以内[の日付|のもの]${END}`,
      `${TOPIC}(過去|直近|最近|直近の|過去の){n}{unit}以内に{verb}(された|されている|されたこと|した|われた|われている)`,
    ],
    ahead: [
      `${TOPIC}[今日から|本日から|今から]{n}{unit}(以上先|より先|以上後|以上後の日付)[の日付]${END}`,
      `${TOPIC}(少なくとも|最低){n}{unit}(先|後|以上先)[の日付]${END}`,
    ],
    older_than: [`${TOPIC}{n}{unit}(より前|より古い|以上前)[の日付]${END}`],
    within_next: [`${TOPIC}(今後|これから|次の){n}{unit}以内${END}`],
    present: [`${TOPIC}[はっきり|明確に|正しく]${SEEN}`],
    missing: [`${TOPIC}${UNSEEN}`],
    not_before: [`${TOPIC}{bound}以降${END}`],
    not_after: [`${TOPIC}{bound}(以前|まで)${END}`],
    after: [`${TOPIC}{bound}(より後|より後の日付|の後)${END}`],
    before: [`${TOPIC}{bound}(より前|より前の日付|の前)${END}`],
    at_least: [`${TOPIC}{bound}以上${END}`, `${TOPIC}少なくとも{bound}${END}`],
    at_most: [`${TOPIC}{bound}以下${END}`, `${TOPIC}最大{bound}${END}`, `${TOPIC}{bound}を超えない`],
    more_than: [`${TOPIC}{bound}(より大きい|より多い|超|を超える|を超えている)${END}`],
    less_than: [`${TOPIC}{bound}(未満|より小さい|より少ない|を下回る)${END}`],
    differs: [
      `${TOPIC}{values}(でない|ではない|ではないこと|でないこと|以外|以外である|以外の値である|とは異なる|と異なる)`,
    ],
    equals: [
      `${TOPIC}{values}(である|です|であること|になっている|となっている|と表示されている|と一致する|と等しい|だ)`,
      `${TOPIC}{values}の(いずれか|どちらか|いずれかである|どちらかである)`,
      `${TOPIC}{values}`,
    ],
  },
  statements: {
    all_present: [`(すべて|全て)の[必須|必要な|指定された]${FIELDS}(が|は)[はっきり|明確に]${SEEN}`],
    none_present: [
      `(${FIELDS}が一つも|${FIELDS}がひとつも|何も)(表示されていない|確認できない|見えない|ない)`,
      `どの${FIELDS}も(表示されていない|確認できない)`,
    ],
    some_missing: [`(一部|いくつか|いずれか)の[必須|必要な]${FIELDS}(が|は)${UNSEEN}`],
    shows: [`{fields}(が|は)${EVIDENCE}(に|上に|で)${SEEN}`],
    lacks: [`{fields}(が|は)${EVIDENCE}(に|上に|で)${UNSEEN}`],
    altered: [
      `${EVIDENCE}(が|は|に)(改ざんされている|改竄されている|編集されている|加工されている|改ざんの形跡がある|編集の形跡がある|加工の跡がある|偽造されている|改ざんされているように見える)`,
    ],
    unaltered: [`${EVIDENCE}(が|は)(改ざんされていない|編集されていない|加工されていない)`],
    unreadable: [`${EVIDENCE}(が|は)(不鮮明|不鮮明である|ぼやけている|読めない|読み取れない|切れている|判読できない)`],
    readable: [`${EVIDENCE}(が|は)[はっきり](読める|読み取れる|判読できる|鮮明である)`],
    ambiguous: [`${EVIDENCE}(が|は)(曖昧|曖昧である|あいまいである|あいまい)`],
    contradictory: [
      `${EVIDENCE}(が|は|に|の内容が|の内容に)(矛盾している|矛盾がある|矛盾する)`,
      '(内容|情報|値)(が|に)(矛盾している|矛盾がある)',
    ],
    instructing: [`${EVIDENCE}(に|が)(審査者|審査員|AI|モデル|システム)への(指示|命令)(がある|が含まれている|を含む)`],
    foreign_site: [`${EVIDENCE}(が|は)(別の|他の|異なる)(サイト|ウェブサイト|ドメイン)の(もの|ページ)${END}`],
    own_site: [`${EVIDENCE}(が|は)公式(サイト|ウェブサイト)の(もの|ページ)${END}`],
  },
};
