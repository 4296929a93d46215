/** The rules of Round by number, a line each. The specification in `rules.md` has them in full. */
export const RULES = {
  'RD-1': 'Two to eight bettors sit clockwise around the ring.',
  'RD-2': 'Everybody faces the centre: the next seat clockwise is your left neighbour.',
  'RD-3':
    'Money is whole thousands (K); no loans, no gifts, never below zero, and all purses are public.',
  'RD-4': 'Each bettor starts with 5K, or with 8K when there are two or three.',
  'RD-5': 'A game lasts four nights.',
  'RD-6':
    'Two to five bettors use the small pack of seven boxers, more use the large one of eleven.',
  'RD-7': 'A boxer’s number is its strength, and no two numbers of a pack are equal.',
  'RD-8': 'Each bettor has one boxer a night, or two when there are two or three bettors.',
  'RD-9': 'Abilities come from the card really held, never from what is announced or said.',
  'RD-10': 'All chance comes from one source: the first starter, the deal, and mixing the packet.',
  'RD-11': 'A bettor drawn by lot starts the first night.',
  'RD-12': 'The owner of the strongest boxer of a night starts the next one.',
  'RD-13': 'Each night all cards are gathered and mixed again.',
  'RD-14':
    'With four or more bettors the packet has one card more than there are bettors; the rest lies face up.',
  'RD-15': 'With three bettors all seven cards are in the packet.',
  'RD-16': 'With two bettors two cards lie face down in the centre and five are in the packet.',
  'RD-17':
    'Bettors draft in turn from the starter, clockwise; two or three bettors go round twice.',
  'RD-18': 'At your turn you alone are shown two cards of the packet.',
  'RD-19': 'You keep exactly one of the two cards you are shown; the other goes back unseen.',
  'RD-20': 'With the same move you announce a number of the pack, for all to hear.',
  'RD-21': 'An announcement is a truth if it is the number of the boxer you keep, otherwise a lie.',
  'RD-22': 'A boxer’s place that already has two lie tokens may not lie again.',
  'RD-23':
    'You may announce a number that was already announced, and one that lies face up if the table allows it.',
  'RD-24': 'Keeping and announcing are one move and cannot be taken back.',
  'RD-25': 'The card you return is mixed into the packet before the next bettor draws.',
  'RD-26':
    'The last card of the packet stays face down: the boxer in the shadow. It does not fight.',
  'RD-27': 'In the salon everybody may say anything; nothing said there changes the fights.',
  'RD-28':
    'Claims are about your own boxer, about cards, or about another bettor’s boxer; at most twenty a night each.',
  'RD-29': 'The salon closes when every bettor is ready, once each, or when its minute is over.',
  'RD-30': 'With two bettors one centre card is turned face up after the salon.',
  'RD-31': 'Then every bettor secretly fills in a sheet; with three bettors one for each boxer.',
  'RD-32': 'A sheet says win (I) or lose (O) for the left and the right duel, and a stake.',
  'RD-33':
    'Left and right are the duels as finally fought; with two bettors they are boxer 1 and boxer 2.',
  'RD-34': 'You stake 1K to 3K on a sheet, and never more than you have.',
  'RD-35': 'A bettor who has less than the lowest stake puts in everything they have left.',
  'RD-36': 'A sheet is final; others learn only that you have locked it, until all is revealed.',
  'RD-37': 'Any combination of wins and defeats may be written.',
  'RD-38': 'When all sheets are locked, the bettor who holds Kwame Ngalou may attack.',
  'RD-39': 'Kwame’s bettor passes, or names one boxer’s place and one number.',
  'RD-40': 'Kwame attacks another bettor’s boxer, and names the Coach or El Toro.',
  'RD-41': 'If that boxer is exactly the one named, it is knocked out; otherwise nothing happens.',
  'RD-42':
    'A knocked-out boxer leaves the ring, earns nothing and loses its stake; its neighbours meet.',
  'RD-43':
    'With two bettors the knocked-out boxer’s duel goes to the other bettor, and the stake is lost.',
  'RD-44': 'The ring follows the seats and never the starter.',
  'RD-45': 'The circle closes around a knocked-out boxer; with two bettors its place stays empty.',
  'RD-46': 'Boxers are next to each other if they are neighbours in the ring as it is fought.',
  'RD-47':
    'After the attack all boxers, all sheets, the shadow and the centre cards are revealed at once.',
  'RD-48': 'Cara de Muerte next to Coach Hank Steel wins all his duels.',
  'RD-49': 'The Rookie beats El Toro.',
  'RD-50': 'No other boxer has an ability.',
  'RD-51': 'Each boxer in the ring fights its left and its right neighbour.',
  'RD-52':
    'With two bettors there are two duels: boxer 1 of one bettor against boxer 2 of the other.',
  'RD-53': 'A knockout decides first, then Cara, then the Rookie, then the higher number.',
  'RD-54': 'Equal numbers would be a tie that nobody wins.',
  'RD-55': 'The owner of a duel’s winner receives 1K.',
  'RD-56': 'A sheet is right only if both its duels end as written.',
  'RD-57': 'A right sheet returns its stake and as much again; otherwise the stake is lost.',
  'RD-58': 'Duels pay whatever the sheet said.',
  'RD-59': 'At resolution each purse changes once: duels won, plus or minus the stakes.',
  'RD-60': 'Each boxer’s place receives a truth or a lie token for the night, knocked out or not.',
  'RD-61':
    'The strongest boxer of a night is an active Cara, else the highest number not knocked out.',
  'RD-62': 'What was offered and returned is never shown to others during the game.',
  'RD-63': 'If nights remain, the next one starts at once.',
  'RD-64': 'After the last night the game is over.',
  'RD-65': 'The richest bettor wins; ties go to whoever held the higher number on the last night.',
  'RD-66':
    'If a bettor runs out of time, the clock plays for them: it keeps the first card and tells the truth, is ready, writes two defeats at the lowest stake, and does not attack.',
  'RD-67': 'A bettor who leaves stays in the ranking; the rest of the game is played for them.',
  'RD-68': 'Options outside their limits are refused when the table is opened.',
  'H-1':
    'House rule: a lie beyond the limit is allowed and costs a penalty when the night is paid, never more than the purse.',
  'H-2': 'House rule: the table plays with its own seven or eleven boxers, weakest first.',
} as const;

export type Rule = keyof typeof RULES;
