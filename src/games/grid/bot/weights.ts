/** What was learned about lines at a stage of the game. */
export interface Stage {
  /** How many holes are empty. */
  readonly empty: number;
  /** What having the move is worth, in pegs. */
  readonly tempo: number;
  /**
   * A letter for each line of 3, 4, 5 and 6 holes as the mover sees it, by its number in base 3 (1 own,
   * 2 other peg). A line that reads the same from its other end as an earlier one is left out.
   */
  readonly lines: readonly [string, string, string, string];
}

/** Letters stand for weights: so many of them make a peg, and the one in the middle is nothing. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
export const LETTERS_TO_A_PEG = 6;

/**
 * Fitted by least squares to the values of positions from games of the program against itself: exact
 * values near the end, values of a short search before.
 */
export const STAGES: readonly Stage[] = [
  {
    empty: 5,
    tempo: 0.97,
    lines: [
      'ggggggggghnckrfkocfmbhqegmb',
      'dlaipZgmXkhptigaZhdqoaoSnhnhkbnuuhgjgTSfhbtgS',
      'ggYgjTipWbgedjXjcZflifljnqYjefjYgkcigimahdagcTfhpbYfkjhhodijnnlhkghmokoajfkWnZggjdcbpglllakjhlflmojjmffcdojkgdkegodYZeXagedgmbfcoliecga',
      'ggggggggggggggggggggggggggggggggggggeXflQlhTdkUfdbgbSggggggggiebpojkjgohgqmfuYgggggggggggggggggggggggggggggggedikchbYhcYbcfZWgggggggecgighchZdcdnWWgggggggggggggggggggggggggggijpommmplilmhigggggghhoojkihmnipagggggggggggggggggggggggielddbieeccZgggggimjjhpgmknZgggggggggggggggggggmonlkmjihgggggfhgfmedcbgggggggggggggggemjijggegggdiendbagggggggggggZcbdcZggliglagggggggoljggefcgggjeZ',
    ],
  },
  {
    empty: 6,
    tempo: 0.24,
    lines: [
      'ggggggggghncjpdklaflaencfjY',
      'ehdjpadmXohpueiXYgfpoXlTjfmikZnutgfkgTSbfasfS',
      'gfdhmWeqacebhmXncYgjgdnkjochidiYhlcgiflccaXgfYcgiWagijclkdijnjoihhhmpfnbihlZobhhlbcbhhljlbljhlgmmmijmhicdpjlgdhffncZacZbZdcgkdecmjgdcga',
      'gggggggggggggggggggggggggggggggggggniUdnTkaUimaacYdbUggggggggmdfrjmgdgqflrglsZgggggggggggggggggggggggggggggggkifncgaceeZdbgYagggggggZYidZecjfWabjUYggggggggggggggggggggggggggglipnnijloiipfgggggggjhnokjhgpneoaggggggggggggggggggggggghfkddcigfcbZgggggimihhkimklagggggggggggggggggggmnnklnjjggggggfifgmegdcgggggggggggggggekjkjieegggdhgmdbbgggggggggggVcbcdaggjifkcgggggggllhgggdcgggiea',
    ],
  },
  {
    empty: 9,
    tempo: 1.1,
    lines: [
      'gggggggggiodlrflnbhmbipdgna',
      'gkejoYfoXkgmthkZXhfqoZrSmimimanuuggmgSSdgZufR',
      'gjdglXhoacgddlYieZikheokinbhgfhahidfeflbjbYfeehfleahgkdkkegiljkilggmljkbkgkZmaggjdfclgkijbkjhkgllnikmhfeemhkfhjfilcaaeabfecglcecokdfbjb',
      'gggggggggggggggggggggggggggggggggggYgYemWggVfjaahdgdXggggggggjfhojnlhlnhkojlobggggggggggggggggggggggggggggggghegkciebgeceejaZgggggggbbhegcdieZfchbZgggggggggggggggggggggggggggjhnmjklmlkjmkfggggggihmjnkfgjlgkcggggggggggggggggggggggghfkdgbjgfceZgggggglikgngkikagggggggggggggggggggmnnlkmhigfggggeifekgedbgggggggggggggggfllijgiegggefejddbgggggggggggbecedaggjhfjcggggggglkkfgficggghea',
    ],
  },
  {
    empty: 10,
    tempo: 0.3,
    lines: [
      'ggggggggginbkqdimZglagobelX',
      'ficioXgoWkfntglaWgdpnVsSifninZmttfeogSQbgasfR',
      'liefmYiobbfcdlZffYijghnhiodgfdibdjcfhgkdhcZggahbjbbhgjdikdiglklehggongldhgkamchhkcecggkikalkikgmmmijmigdengjgfhjglaYadbccdcgkdddmjbeehc',
      'gggggggggggggggggggggggggggggggggggZgZemXfeXhjcagcieYggggggggkeiphmkfjnfiphkpbgggggggggggggggggggggggggggggggifblegebjfcbdibagggggggecfeffdgeYcciaYgggggggggggggggggggggggggggihnkngjkkihkhhggggggihnjjhhgjjilcgggggggggggggggggggggggggleecigfecbggggghmiigkhmikbgggggggggggggggggggmonjkmhifgggggghggkfgdcgggggggggggggggfkjijiffgggegfkccbgggggggggggZdcddbggihficgggggggjiffggccggghea',
    ],
  },
  {
    empty: 13,
    tempo: 1.13,
    lines: [
      'gggggggggkoelrdloajmbjpbhnY',
      'hldhnTiqWlfosipYYfdrrWxQlgmjpZnuueeqgPPdjZudP',
      'ijghmajncfheflahhajjggnhhmdgggichjdgggjcgbagfejcgcbghkfjjfgglgijjffmkhjcjgjbkbggidgdigkhkbkigkgkjkijlnghglikfhkijkecbfbcedbfhcgckjcfdia',
      'gggggggggggggggggggggggggggggggggggeicfmZghYgicchdgfZggggggggkghoimlhjkginhimdggggggggggggggggggggggggggggggghfejdhedhfbfegabgggggggddiehcehgdfcgcaggggggggggggggggggggggggggghgllijjjkhgkifgggggggfkkkjghjjhjeggggggggggggggggggggggghgkehdiggffagggggglhkhkgkikcggggggggggggggggggglmmljlfjgfggggeihejhfgcgggggggggggggggfmgijhifgggegfjegcgggggggggggddbfcbggihghdgggggggliddgcfdgggeda',
    ],
  },
  {
    empty: 14,
    tempo: 0.42,
    lines: [
      'gggggggggjoclrbinYhlahoZflW',
      'fjbfoRirWlfotjpXXdcsqWvQjfnjrYnutddqgQObhZseP',
      'hifgmaincehefkafhZhiggnfhmdggehdghdggfkcgeZggdjehcbhhjdgjeigkhjkjfhkjgjeihkblchgkdfchgkfjblkhkgkmkhhkkgfgmfjfglghicdaedddcbggcddhggdfhb',
      'gggggggggggggggggggggggggggggggggggdhcfmaghYhjdchbgfaggggggggkfiohllfilfiogindgggggggggggggggggggggggggggggggggfjdgedhgbecgbbgggggggedhfeffhgadegcaggggggggggggggggggggggggggghflkjihjkijkegggggggghljiiggjhhidgggggggggggggggggggggggggkeediggecbggggghliiijglhkcgggggggggggggggggggmnljkmkifgggggggfgkhgfdgggggggggggggggfiiijjjggggegijcfcgggggggggggccbefbgghhegdgggggggggeeggdcggggda',
    ],
  },
  {
    empty: 17,
    tempo: 0.83,
    lines: [
      'gggggggggkodlrbjpZjmaipZhnW',
      'imchnPktVlhoskqYXdbtnS0OkgnmrZotucdtgNMbmYucM',
      'kjhhlcjmdgifglbhibiifgmfhkcggfhdgjdhgfhdggchefkcggbggjejjehgkiiihfdljhhdjhjckdhgjehdjfkhkcjjfjghikjijjfgfkhjggjifjhhcebbddbefbddjeghdha',
      'ggggggggggggggggggggggggggggggggggggieflbgiZhjeeidggbggggggggjginhklhjkgimhimeggggggggggggggggggggggggggggggggffjegfdhgddegcagggggggedieffehfcfcgeagggggggggggggggggggggggggggigkljhihiihjhfggggggfgkjkiggjigieggggggggggggggggggggggghhkfjeighdfaggggggkglgjflildgggggggggggggggggggjmlkkkejifggggfhgeiifgdgggggggggggggggekkijggdgggdheigidgggggggggggcccefZggggegcgggggggfjfcgfhdgggeea',
    ],
  },
  {
    empty: 18,
    tempo: 0.37,
    lines: [
      'gggggggggjoblrZipXhlaipXfmV',
      'fkagoNktUlfotlpZWbauqTyOjenltWouubctgPLakYscN',
      'highlcindfieglcghahifgmeglcggeidgidhggjdffafeejchecggiehifhfkigjigejhgjehhkckdigjeiejhmekdjihkgiijkkjnfehkgjghhghhbebedddbbffceehgeefec',
      'gggggggggggggggggggggggggggggggggggfhdglcghahiedgbgfbggggggggjfinhjkgikfimgilegggggggggggggggggggggggggggggggggfjegdeghcecgbbgggggggeeidgeehfbebgcbggggggggggggggggggggggggggggglihjhlihgkgfggggggggkkhiggiifiegggggggggggggggggggggggkhlfgeihiffcggggghmhgjiglgjdgggggggggggggggggggknljjmjhhgggggffggkkggcgggggggggggggggdifhggjhgggdggjdfcgggggggggggcdbddbggggdddgggggggdggdgggegggfda',
    ],
  },
  {
    empty: 21,
    tempo: 0.54,
    lines: [
      'gggggggggjodlsYjqVinbjqUgpU',
      'gkahoMnwSkhorjsaYccviR4MjgmltXqutccxgNLchZofK',
      'gifgkchkdfjfhmehkcgidgmfflbighidgheigijfgfciedjgfjbififhjgiflhhdghfjggjciiiflgghihgehhlcjehgfmijhfgfggggdiikfjgggkgffdddddcdheddgbgfffc',
      'gggggggggggggggggggggggggggggggggggfidficgjbgieegcfhZggggggggifhlgjmgikfhlghkdggggggggggggggggggggggggggggggggegidhfehfcehhebgggggggfcjdggdiecgcheZggggggggggggggggggggggggggghflljkjfgkgkhdgggggggfmjiihgkjhiegggggggggggggggggggggggggjfhhlhgghcggggghkjjkkfigjggggggggggggggggggggilkjkjgghgggggfggghgghfggggggggggggggghfghhggZgggeggifefgggggggggggedadgbggiegjcggggggggggfgggdggggcZ',
    ],
  },
  {
    empty: 22,
    tempo: 0.23,
    lines: [
      'gggggggggjpcksWisUhmajqTfnS',
      'ejZioLmwTjfkrnsgWYbumS4NielksWnusgbvgUKZiZqdK',
      'diegkchlcfjehldhjcfjefkdgjcjggjegjeifgkdggdhfehggfaifjeikfigigficfdjheibjhlgmghhlehbifigldjghifiggggjgjggkggifggghgggddefdchiZbfgggdggh',
      'gggggggggggggggggggggggggggggggggggfjefhbfgagiedgZffaggggggggjfhmfjleikfhlfhjeggggggggggggggggggggggggggggggghfgidgfcigfdehbaggggggggggefgfgeeeggfZgggggggggggggggggggggggggggjfljiiehhggkgeggggggjgmiifjgjggidgggggggggggggggggggggggjjmeggjighhfggggghmggggfggjggggggggggggggggggggimhjhmggfhggggghggigggggggggggggggggggiggmgggggggggghggfgggggggggggedbfgcggeggfggggggggiggggggdgggdgX',
    ],
  },
  {
    empty: 25,
    tempo: 0.36,
    lines: [
      'gggggggggisbktSjtRhrZjtQhrQ',
      'imbhnHruOkkmnludaVS0gR7KkhgszYmgigc0gggaegggA',
      'kjgingimgekcinghlefjcfihgjdkefgbhldgicgefggjbeggegfjbhcgiYogngegdfgjgfjfgcgfgggggggggagggglggggggggggggggkggbggggggggedgggggggggggggggg',
      'gggggggggggggggggggggggggggggggggggfhcghffecgjdeidficggggggggkejnljnghjdindhifgggggggggggggggggggggggggggggggeeikfidehefgghgbggggggggggghggiedghhgcgggggggggggggggggggggggggggihmggghbggggeggggggggdlgggfblhggfggggggggggggggggggggggggggjghligggjgggggggggggggggkgggggggggggggggggggjgigfgggggggggggggggggjggggggggggggggggggggggggggZgggggcggggggggggggigagggggggggggggggggggggggbggggge',
    ],
  },
  {
    empty: 26,
    tempo: 0.33,
    lines: [
      'gggggggggfhejoUlnXghfmpamoW',
      'kvbrgQv2LgmgggzghVMggM-LgpgggggggggggggZggggg',
      'ehjfjffhfbpejflfigcmifihijhkjkgnefoggagYgggfciggdggdhrgdogeggggggegdgggggXgggYggggggggggggggggggggggggggggggggggggggggZgggggggggggggggg',
      'gggggggggggggggggggggggggggggggggggfjhheifieejfgjeeTdggggggggmhiljhmjfnggkefbigggggggggggggggggggggggggggggggfgfblfimhgZlgghlgggggggggggggggcgggdgkgggggggggggggggggggggggggggijgafkgggggdggggggggfjpgggfifgdogggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggXgcggggXggggggggggggggggggggggggggggggggggggggggggggggggggggggggggZgggggggggggggggggggggggggggggggg',
    ],
  },
];
