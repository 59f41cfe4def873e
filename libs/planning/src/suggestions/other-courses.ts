/**
 * Words for sweets, cakes, bread, drinks, sauces and preserves in names of categories and tags, by language. No recipe of such a
 * category is a meal of its own.
 */
const WORDS = `
en dessert desserts cake cakes cupcakes cookie cookies biscuit biscuits pastry pastries sweets candy candies confectionery bread breads drink drinks
   beverage beverages cocktail cocktails smoothie smoothies sauce sauces dressing dressings dip dips jam jams preserves condiment condiments icing frosting
af nagereg nageregte koek koeke koekies poeding brood drankie drankies sous souse
ar الحلوى حلويات الحلويات كعك خبز مشروب مشروبات المشروبات صلصة صلصات مربى
bg десерт десерти торта торти сладки сладкиши хляб напитка напитки сос сосове
ca postres dolços pastís pastissos galetes pa pans beguda begudes salsa salses melmelades
cs dezert dezerty moučník moučníky dort dorty koláče cukroví sušenky chléb pečivo nápoj nápoje omáčka omáčky
da dessert desserter kage kager småkager slik brød drik drikke drikkevarer sovs saucer marmelade
de dessert desserts nachtisch nachspeise nachspeisen süßspeise süßspeisen süßes kuchen torte torten gebäck kleingebäck plätzchen kekse konfekt brot brote brötchen getränk getränke cocktails sauce saucen soße soßen dressings dips marmelade marmeladen aufstriche
el επιδόρπιο επιδόρπια γλυκό γλυκά κέικ τούρτες μπισκότα ψωμί ποτό ποτά σάλτσα σάλτσες μαρμελάδες
es postre postres dulce dulces tarta tartas pastel pasteles bizcochos galletas repostería pan panes bebida bebidas cóctel cócteles salsa salsas mermeladas
fi jälkiruoka jälkiruoat kakku kakut keksit leivonnaiset makeiset leipä leivät juoma juomat kastike kastikkeet hillot
fr dessert desserts gâteau gâteaux biscuit biscuits pâtisserie pâtisseries viennoiserie viennoiseries goûter confiserie pain pains boisson boissons cocktails sauce sauces confiture confitures
gl sobremesa sobremesas doces biscoitos pan bebida bebidas salsas
he קינוח קינוחים עוגה עוגות עוגיות ועוגיות מתוקים לחם לחמים משקה משקאות רוטב רטבים ריבה ריבות
hr desert deserti kolač kolači torte slastice slatko keksi kruh piće pića umak umaci pekmezi
hu desszert desszertek sütemény sütemények torta torták édesség édességek keksz kenyér kenyerek ital italok szósz szószok mártások lekvárok
it dessert dolce dolci torta torte biscotti pasticceria pane pani lievitati bevanda bevande cocktail salsa salse sughi marmellate confetture
ja デザート スイーツ お菓子 菓子 ケーキ クッキー パン 飲み物 ドリンク ソース ジャム ドレッシング
ko 디저트 후식 케이크 쿠키 과자 빵 음료 소스 잼 드레싱
lt desertas desertai tortas tortai pyragai sausainiai saldumynai duona gėrimas gėrimai padažas padažai uogienės
lv deserts deserti kūka kūkas tortes cepumi saldumi dzēriens dzērieni mērce mērces
nl toetje toetjes nagerecht nagerechten dessert desserts taart taarten cake gebak koek koekjes brood broodjes drankje drankjes dranken saus sauzen jam
no dessert desserter kake kaker småkaker godteri brød drikke drikker saus sauser syltetøy
pl deser desery ciasto ciasta ciastka tort torty słodkości chleb pieczywo napój napoje sos sosy przetwory dżemy
pt sobremesa sobremesas doce doces bolo bolos biscoitos bolachas pão pães bebida bebidas molho molhos compotas geleias
ro desert deserturi prăjitură prăjituri tort torturi biscuiți dulciuri pâine băutură băuturi sos sosuri gemuri
ru десерт десерты торт торты печенье сладости хлеб напиток напитки соус соусы варенье
sk dezert dezerty koláč koláče torta torty múčnik múčniky chlieb pečivo nápoj nápoje omáčka omáčky
sl sladica sladice torta torte pecivo piškoti kruh pijača pijače omaka omake marmelade
sr дезерт дезерти колачи торте слаткиши хлеб пиће пића сос сосови dezert dezerti kolači torte hleb piće pića sosovi
sv efterrätt efterrätter dessert desserter kaka kakor tårta tårtor bakverk fika godis bröd dryck drycker sås såser sylt
tr tatlı tatlılar kek kekler kurabiye kurabiyeler ekmek ekmekler içecek içecekler sos soslar reçel reçeller
uk десерт десерти торт торти печиво солодощі хліб напій напої соус соуси варення
vi tráng miệng bánh ngọt đồ uống
zh 甜点 甜點 甜品 蛋糕 饼干 餅乾 面包 麵包 饮品 飲品 饮料 飲料 酱料 醬料 果酱
and and & und et y i e en och og ja și и та і и ve va ו و`;

const fold = (text: string) => text.normalize('NFKC').toLowerCase();
const words = new Set(
  WORDS.trim()
    .split('\n')
    .flatMap((line) => fold(line.replace(/^\w+ /, '')).match(/[\p{L}\p{M}]+/gu) ?? []),
);

/** True for the name of a category or tag whose recipes are no meal of their own: "Cakes & Desserts", "Brot", "飲み物". */
export function isOtherCourse(name: string): boolean {
  const parts = fold(name).match(/[\p{L}\p{M}]+/gu) ?? [];
  return parts.length > 0 && parts.every((part) => words.has(part));
}
