/** The rules of Kickbox Champion by number, a line each. The specification in `rules.md` has them in full. */
export const RULES = {
  'KB-1': 'Two fighters, red and blue, each with a deck of their own; cards never change owner.',
  'KB-2':
    'Each fighter has a fight deck, a hand, played cards, a discard pile, a hit area, a knockdown area, spent cards and victory point cards.',
  'KB-3': 'Red cards attack, green cards defend, orange cards link attacks, blue cards enhance.',
  'KB-4': 'A card is played in one role only; its text counts only in its own role.',
  'KB-5': 'A card that says "determine starting player" calls for it as soon as it is played.',
  'KB-6': 'Blind draws and shuffles are fair, and nothing else is left to chance.',
  'KB-7': 'Simultaneous decisions stay secret until all are in, and are carried out red first.',
  'KB-8':
    'A response window is skipped only when everybody can see that nothing could be played in it.',
  'KB-9':
    'Cards named together are played in hand order, cards of a pile in the order of the pile.',
  'KB-10': 'Both decks are shuffled and both fighters draw a hand up to their limit.',
  'KB-11': 'An opening hand without a red or a green card may be changed.',
  'KB-12': 'A new opening hand is drawn before the old one is shuffled into the deck.',
  'KB-13': 'Then the first starting player is determined.',
  'KB-20':
    'A starting player is determined at the start, after a knockdown and after a card that says so.',
  'KB-21':
    'Each fighter secretly chooses a card from their hand; with an empty hand, the top card of the deck is used.',
  'KB-22': 'The cards are revealed and discarded; the higher initiative number wins.',
  'KB-23': 'Whoever chose from the hand may redraw one card.',
  'KB-24': 'After a tie, the starting player is determined again.',
  'KB-25': 'After ten ties, or if nobody has a card, the opponent of the last attacker starts.',
  'KB-26': 'The starting player takes the next phase.',
  'KB-30': 'A fight has rounds of 15 phases; a phase is the turn of one fighter.',
  'KB-31': 'A phase starts with the clock moving on by one.',
  'KB-32': 'A turn has three steps: clock, draw, then attack or regenerate.',
  'KB-33': 'The fighters take phases in turn unless a starting player is to be determined.',
  'KB-34':
    'When a phase ends, played cards are discarded, then come count, round end, starting player, next phase.',
  'KB-35':
    'A starting player due after the last phase of a round is determined after the ring break.',
  'KB-36': 'Turn order carries on over the ring break.',
  'KB-37':
    'With the manual clock, a fighter who forgets it may lose a card: the opponent draws one blindly from their hand.',
  'KB-40':
    'Drawing is optional: name a number once, up to the limit; draws you leave out are lost.',
  'KB-41': 'At the start of a turn a fighter may draw a card; an exhausted one draws one less.',
  'KB-42': 'To regenerate, draw more cards instead of attacking; drawing none is a pass.',
  'KB-43': 'The draw at the start of the turn comes before regenerating.',
  'KB-44': 'A fighter above the hand limit may not attack and must discard the excess.',
  'KB-45': 'After that discard, the fighter may still attack or regenerate.',
  'KB-46': 'If the deck runs out during a draw, the draw continues from the new deck.',
  'KB-50':
    'Whoever must draw from an empty deck is exhausted and shuffles the discard pile into a new deck.',
  'KB-51': 'Exhaustion lasts for the rest of the fight.',
  'KB-52':
    'An exhausted fighter draws one card fewer per turn, may return the whole pile in the ring break, and does not survive a knockdown.',
  'KB-53': 'A deck that runs out again is renewed again, with no further effect in the ring.',
  'KB-54':
    'Surplus hits and reflex cards never renew the deck: a fighter without enough cards is knocked out.',
  'KB-55': 'Option: a fighter is exhausted as soon as the last card leaves the deck.',
  'KB-60': 'An attack is one red card plus the wind-up cards that it needs or allows.',
  'KB-61': 'An attack against an empty hand lands at once.',
  'KB-62':
    'The defender may play a fitting defence card or any two cards as a Block, or take the attack.',
  'KB-63': 'A defence fits if it is green and meant for this kind of attack.',
  'KB-64': 'Only one defence is active at a time.',
  'KB-65': 'Any two cards are a Block; it cannot be enhanced.',
  'KB-66':
    'An attack and a defence hold two enhancements each; wind-up cards count, link cards do not.',
  'KB-67':
    'After every play the attack is checked again: no defence, a defence that is too slow, or one that holds.',
  'KB-68': 'A defender who passes is hit; an attacker who passes has failed.',
  'KB-70': 'A Blitz speeds up the attack, but does not help against some defences.',
  'KB-71':
    'A defence with fewer Blitz cards than the attack is too slow, unless Blitz does not matter to it.',
  'KB-72': 'The defender may answer a Blitz with a Blitz.',
  'KB-73': 'A Gap removes the defence and what enhances it, unless it is proof against Gap.',
  'KB-74': 'After a Gap the defender may defend again.',
  'KB-75': 'A defence that is too slow and cannot be enhanced is beaten.',
  'KB-76': 'An attack that cannot be pushed any further has failed.',
  'KB-77': 'Power is added only once the attack has landed.',
  'KB-78': 'A failed attack does nothing; some defences end the whole sequence.',
  'KB-80': 'Hits are those printed, plus one for each wind-up and Power card.',
  'KB-81': 'Each hit takes a card blindly from the defender’s hand to the hit area.',
  'KB-82': 'Exactly as many hits as cards in hand are not a knockdown.',
  'KB-83': 'More hits than cards in hand are a knockdown.',
  'KB-84': 'Each surplus hit of a knockdown takes three cards from the deck.',
  'KB-90':
    'There are three ways to a knockout: a combo hit while down, four surplus hits, a knockdown when exhausted.',
  'KB-91':
    'A fighter who is down meets a further attack with the top card of the deck, or is knocked out.',
  'KB-92': 'A knockdown of an exhausted fighter is a knockout.',
  'KB-93': 'Four surplus hits are a knockout.',
  'KB-94':
    'During the count, the fighter who went down draws up to the hand limit minus the surplus hits.',
  'KB-95': 'Then the attacker draws up to the limit in the neutral corner.',
  'KB-96': 'After a knockdown a starting player is determined.',
  'KB-97':
    'After the count the fighter is up again; becoming exhausted during it is not a knockout.',
  'KB-100': 'After an attack, blocked or not, the attacker may link another.',
  'KB-101': 'A link takes a Combo card that fits both attacks, and another attack.',
  'KB-102': 'A Punch may follow a Jab without a Combo card.',
  'KB-103': 'A linked attack is a complete attack.',
  'KB-104': 'The number of links is not limited, unless the option allows only one.',
  'KB-105': 'No link is offered when the cards in hand cannot be enough for one.',
  'KB-106': 'A link card does not use up an enhancement.',
  'KB-110': 'After 15 phases victory points are awarded.',
  'KB-111': 'More hits than the opponent are worth a victory point, or two for seven and more.',
  'KB-112': 'More knockdowns than the opponent are worth a victory point.',
  'KB-113': 'Each victory point is marked by a card from the opponent’s areas.',
  'KB-114': 'Then the hit and knockdown areas are cleared; their cards are spent.',
  'KB-115': 'In the ring break a fighter may shuffle a number of discarded cards into the deck.',
  'KB-116': 'Then the hand may be filled up to the limit.',
  'KB-117': 'An exhausted fighter may return the whole discard pile.',
  'KB-118': 'Both decide at once, then the next round begins.',
  'KB-120': 'A knockout ends the fight at once.',
  'KB-121': 'After the last round, the fighter with more victory points wins.',
  'KB-122': 'Equal victory points are a draw.',
  'KB-123': 'Option: a drawn fight is fought again, up to three times.',
  'KB-130': 'Each belt has its own values and includes the cards of all lower belts.',
  'KB-131': 'The basic game has all 60 cards, black belt values and six rounds.',
  'KB-132': 'Where the basic game says seven cards, use the hand limit of the belt.',
  'KB-133':
    'The fight lasts as many rounds as recommended for the lower belt, or as many as you choose.',
  'KB-134': 'For each weight class of difference the lighter fighter goes without a Power card.',
  'KB-135': 'For each Power card that can’t be removed, one card fewer returns in the ring break.',
  'KB-140': 'Streetfight: no rounds, no clock, no breaks, no points.',
  'KB-141': 'Outside the ring a fighter whose deck runs out a second time has lost.',
  'KB-142': 'Bare knuckle: every attack that lands hits once more.',
  'KB-143': 'Total fight: whoever goes down first has lost.',
  'KB-144':
    'Outside the ring, ten phases in a row without a draw or an attack end the fight in a draw.',
  'H-1': 'House rule: a long fight has seven to twelve rounds.',
  'H-2': 'House rule: in training, both hands are open.',
} as const;

export type Rule = keyof typeof RULES;
