/** Learned weights of lines at a stage of the game. */
export interface StageWeights {
  /** How many holes are empty. */
  readonly empty: number;
  /** The value of having the move, in pegs. */
  readonly tempo: number;
  /**
   * A letter for each line of 3, 4, 5 and 6 holes as the mover sees it, by its number in base 3 (1 own,
   * 2 other peg). A line that reads the same from its other end as an earlier one is left out.
   */
  readonly lines: readonly [string, string, string, string];
}

/** Letters encode weights: letters per peg, and the letter of zero. */
export const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-';
export const LETTERS_TO_A_PEG = 6;

/**
 * Fitted by least squares to the values of positions from self-play: exact values near the end,
 * values of a short search before.
 */
export const STAGES: readonly StageWeights[] = [
  {
    empty: 5,
    tempo: 0.96,
    lines: [
      'ggggggggggmbkrfknbfncirfgmb',
      'fkcjoaglXjfoshiaZfeqpZnRlhnjmbnuuhgkgUSehbtfR',
      'gidgjWgnYahcckYifZkkgenliqafecjblldhfllcfbahdfedeaahjifilcijnmkikhhnninaiekanbhhjdfdmgkkmahkgkflmniklggcdlikhfjfhmdZZbaagfdglaecplhdeha',
      'gggggggggggggggggggggggggggggggggggghUblNgcSdeVdddmcTggggggggkffpjnijgqbkrmmvWgggggggggggggggggggggggggggggggfaimbibajbabbnYYgggggggZajigggnddfekaWgggggggggggggggggggggggggggmmnkohhllfgqdcggggggjimlijfemlcrXgggggggggggggggggggggggfdldfchffdfZgggggfmkkiqimlnYgggggggggggggggggggnoplmmijghggggeifgmcdabgggggggggggggggemjlkgfegggehfocZYgggggggggggZecbdbggnlgnagggggggpnihghebggglfY',
    ],
  },
  {
    empty: 6,
    tempo: 0.31,
    lines: [
      'ggggggggghmajpdjlZgmahocfkY',
      'fibioZgnWkirtfiaZgdqlVnSifmimamttffigTSaiasfS',
      'ghcflWioabhcelXicYiiehnglobgfeianichgbmdibaifWdejZZificglbkjnklijigomgqajhmbndhhmddchgljjallgjgnnnijmfgccmhmgfifgkcYYdabbdefkcdcokhedha',
      'gggggggggggggggggggggggggggggggggggZiYgoShZUfkZUbamYVgggggggglegrijhfkqeishovYgggggggggggggggggggggggggggggggheknckdcgdWcdhaagggggggZbjhdffncYdenbYgggggggggggggggggggggggggggliojkhgnffgiccggggggijnljjjhnmfqZgggggggggggggggggggggggkgmcedigdebaggggghmjjjlinkmagggggggggggggggggggnnnlllijggggggdiggmcdabgggggggggggggggeljkjgeegggcgembZZgggggggggggXeccbaggjihjbgggggggomihghccgggjeZ',
    ],
  },
  {
    empty: 9,
    tempo: 1.16,
    lines: [
      'gggggggggjodlrfknbhnbjqdgmZ',
      'gkcjoWhpXkgnsfkaZfcqsbqRlhmipantufflgTRdibtfR',
      'ehegkZjoaehdekZgfZijfhnkkobgfehbhldgfglbfcbgecedjbYhfjfkmfhhmmkljignngoakfkambihkddclgkilZjjhjgmnoiklfgbckhlfgkfhmbYZfabfgdflbecolheeha',
      'gggggggggggggggggggggggggggggggggggahXdmVcfWhiZbfdigXggggggggkehnjmkijnhipkiqaggggggggggggggggggggggggggggggghfhmciccigeddgbagggggggdcjkifhjdegfidZgggggggggggggggggggggggggggifmkjhhnjhglgegggggggelkijifkjgmaggggggggggggggggggggggghekfgdiffefcgggggfmjhilgkknbggggggggggggggggggglnnlllhighggggeheglecdcgggggggggggggggfkkkhhfdgggegfkcbagggggggggggbeeedcggkjejbgggggggnkghghbbgggjeZ',
    ],
  },
  {
    empty: 10,
    tempo: 0.32,
    lines: [
      'ggggggggginakqcimYgmaiobfkX',
      'fjbioWgpWjgpsfjZXfcrnbrSjfmipZnttffngQQaebsfR',
      'fieglYhnbdhcflYfcZhjfhnhiocifdibfjbhgfldfcbheaeegZahgjdjldkfnjmhhhhmnhnbjhkbndhhldcdhgkikaljhkgnmnhjmefbclhkgfiggkbXYdacdfdejcedokgdeia',
      'gggggggggggggggggggggggggggggggggggbiZenXgdXhicZdbfdYgggggggglegogkigmpgjphiraggggggggggggggggggggggggggggggggfhmdhedggcddhcbgggggggdcigdffjgceghdagggggggggggggggggggggggggggjfnkgihmifgicdgggggghgmjkjggkkglbgggggggggggggggggggggggghkdfdigfdcbgggggikjiikhmimbgggggggggggggggggggmnmlkljkfgggggehhgledbcgggggggggggggggfllkjfddgggdfekcaagggggggggggZdddeaggjhehcgggggggkjhgghdcggghga',
    ],
  },
  {
    empty: 13,
    tempo: 1.1,
    lines: [
      'gggggggggkodlrejoainbjqcgmX',
      'hlchoUjrWkgnrfmaZfesrYtRlgmirZnsueeqgSPdhZtfQ',
      'hifgkajncfiefkaggaijfhniinbhfeibhkdgfgldhcbgebfdhcZhgjdjlehgmmmlhhflnflbkgkblchgkddejgkikakkikhllmiklegbdkijhgjfikcZaebcfedgkbfcnkhedga',
      'gggggggggggggggggggggggggggggggggggeiaflYfgYgjbdgefgaggggggggkfiniljhjlghoiiocggggggggggggggggggggggggggggggggfhkdgccifdedfcbgggggggecijhdgieegfgbaggggggggggggggggggggggggggghfmkiihljhhjgegggggggflliiifkjhkcggggggggggggggggggggggghfjfgciggeecggggghlkjijfkilcggggggggggggggggggglnlkjlijfgggggfifhjgeecgggggggggggggggfilhhhecgggeffjcdbgggggggggggdecebcggkggjcgggggggkijgggdcggghea',
    ],
  },
  {
    empty: 14,
    tempo: 0.37,
    lines: [
      'gggggggggjncjqcinYhmaioafkW',
      'fkafoSjsVifnsgmXXedssYvQjfmirZmtteeqgOOaharfQ',
      'fieflZhncehdflagfagiegnghnbhgeicgichghldhZbifbedhbaigjdikejhmkkkihgkkgmcjhlcmdhhldedhgkhkbliflgmmlhjlefbcmikgffffldZZdbcdecfjcedlkhddjb',
      'gggggggggggggggggggggggggggggggggggeibflZffYgicbecfdagggggggglehmgkigjmfiohiocggggggggggggggggggggggggggggggggfgkdgedhgddegbbgggggggdehhfefigdfegbbgggggggggggggggggggggggggggigmkiigkjgjicegggggghflkjiigkjgkcggggggggggggggggggggggghhkffdhggdcbggggggljkgihlklcggggggggggggggggggglnlmkljjhgggggehgflfhcdggggggggggggggggjliidgbgggefdiebbgggggggggggccdfabggihfiegggggggjiggggccggghea',
    ],
  },
  {
    empty: 17,
    tempo: 0.87,
    lines: [
      'gggggggggjoelqcjpYjnbjpagmW',
      'imbgoQltUjgnrjmXYfesqXyPkflksZorucdvgRNbiZteP',
      'ijeglbincgieglaggaiiehmhhmbhffjdgkehfgkchecgebfegeahfjeikehflkkjifglkfkcjgkckdhhlfdehfkfjcjkhkikklijidjcdkhihghejidacecdgfcghdcdjieeehb',
      'gggggggggggggggggggggggggggggggggggfibflaghZhjdeheggbggggggggkginikjhjlfinihndggggggggggggggggggggggggggggggggfhjdhechfdfegbbgggggggdbiihcfhedhegcaggggggggggggggggggggggggggghglijigjjhhieeggggggggklghhfjigjdgggggggggggggggggggggggfgiefdhggfecggggggmhlghfjjkcgggggggggggggggggggknkljkijhgggggiihijiifcggggggggggggggghifgiieegggfcfieebgggggggggggffbfecggjfgjdgggggggihgggfabgggfdZ',
    ],
  },
  {
    empty: 18,
    tempo: 0.36,
    lines: [
      'gggggggggjockqajoXimbhoXflW',
      'flZfoOlvUifnrinYXdcvsV0PjfmjqYnstddvgNMahaqeQ',
      'fjdglahnceiegmchhafhdhmggmaiggidgjdghgjcgbchfcgchcahgjehkehgmiljjfflgfkcjhldkdjglffehfiikbkiejfkliljkfbbdlgjffjgijecbfddfedekbddjgkfehb',
      'gggggggggggggggggggggggggggggggggggficgkahgaghdcgbfeaggggggggjfhmgjigjlfhngimdggggggggggggggggggggggggggggggggghjdgddggdfdgbcgggggggeeigfcfhfcffgdaggggggggggggggggggggggggggghhliikgjihiicdgggggghgkjihhhkjgjdggggggggggggggggggggggghhldhefhgddcggggghljhgifkhldgggggggggggggggggggkolmjlokhgggggfjigkfhfdggggggggggggggggjjeigecgggfgchedbgggggggggggeddfhcggjgghdgggggggggifgfgcgggecZ',
    ],
  },
  {
    empty: 21,
    tempo: 0.53,
    lines: [
      'ggggggggginekqZjqXimbjpWgnV',
      'gmafoLowRjforkpYXccttS1MjgjmuZqpudbygPJbkYrbN',
      'ikehlcimdhkfhmchibhjegnfglahfggfgifigfjeggeifcfeggbgfjegifihkghmhgelefkdhhhdjegigfgfgijfhejhjliimgihhjeibjhhhfgggjgdedbdedeedbgfgfggegc',
      'gggggggggggggggggggggggggggggggggggfidfibghahieehdggbggggggggjginiklgikfhmfhldggggggggggggggggggggggggggggggggfhhchdbhfffcgcbggggggggekigdeffegfgebggggggggggggggggggggggggggghgljjhghfhhjffgggggghglkjhhfjigieggggggggggggggggggggggghijfhcighgfcggggghkhggifkkkfgggggggggggggggggggjnkkkjkggggggggggghgggcgggggggggggggggefgifgghgggfggighdgggggggggggggefgagggggbdgggggggifgggggZggghaY',
    ],
  },
  {
    empty: 22,
    tempo: 0.35,
    lines: [
      'ggggggggginclqWkpUjmckpVhmV',
      'dlZdpLoyTjenrlpfYbbvxT4NjgiiqZnpsgcxgMJchblZP',
      'ejeflcglddjfhmdhlbeiegmeglbhhgiefjegffjdhedjcgmbffaihiehiejfkfnhghdifghdjhidkfmggaggghiggckgdgfghlggegmgjlghhgeggfggffhddffijdhbgggggga',
      'ggggggggggggggggggggggggggggggggggggjdgiaffZghddfcfeYggggggggjehmeijehkfhmdhlcgggggggggggggggggggggggggggggggifgjdgfchgdgZgeagggggggffljggdkedjdghbgggggggggggggggggggggggggggkimljedlkghjedgggggghgljjgiglhfkdggggggggggggggggggggggggkhdifghfggcggggghiggiiggjidgggggggggggggggggggkmjkhldgggggggfgggjgggigggggggggggggggfgggfggggggggggggcgggggggggggfheegcgglggffgggggggdggggggcggghgY',
    ],
  },
  {
    empty: 25,
    tempo: 0.03,
    lines: [
      'gggggggggembgrWhsWenaesWfrU',
      'kmYgmEsxMliilnreZURugOyJhcgqrblgpgg1gggamgggH',
      'kigioejnciighjdglfijdgoffnehaeggfjggbgfgbgmgYfggdgfeblefiZdfgjgggielgaggggggghgggggggcggggkgggggggggggggghlgjggggggggcYgagggggggggggggg',
      'ggggggggggggggggggggggggggggggggggggjbgidflchhdeffggbggggggggjeingimhhidindglfgggggggggggggggggggggggggggggggidhiegiajbdhghgagggggggggggigghabggggdgggggggggggggggggggggggggggidjgigggfggjgbgggggggelkgdgbjgfmfggggggggggggggggggggggggggigggagggfgggggkgggggggggjgggggggggggggggggggjegggggggdgggggggggggggggggggggggggggggggggggggggggggggfggggggggggggigkgigggggghgggggggggggggggggggga',
    ],
  },
  {
    empty: 26,
    tempo: 0.53,
    lines: [
      'gggggggggihdloWmqWjhfkoYmnW',
      'hwctgUy9QgggggxggUKggV4GgrgggggggggggggYggggg',
      'bgpggdhfaXnkhhkiggYlmgfgijaglkgnhpmgedgbhgggfigggggjlgZihggbcgiggggdgpgcgegggggggggggggggggggggggggggggggggggggggggggdagggggggggggggggg',
      'gggggggggggggggggggggggggggggggggggdkiieeficbjhgkdeVZggggggggkkiodfiielhighgfggggggggggggggggggggggggggggggggimlbdgjgfkdkgfgbggggggggggghggfhcggfgegggggggggggggggggggggggggggggmgjgggggggggggggggfmlgggknhggmjggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggYggggZggggggggggggZgggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggggg',
    ],
  },
];
