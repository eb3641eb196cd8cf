/**
 * What the server sends and takes: the one place of the client that knows its shapes.
 *
 * A *sheet* is all that one viewer may see, made on the server from that viewer's view
 * (`schiltrom/screen/state.py`), ready to be drawn. It holds no words of a language: words are
 * messages, keys of the Fluent catalogues that Python and the browser share.
 */

export type Side = 0 | 1 // 0 England, 1 Scotland
export type SideName = 'England' | 'Scotland'
/** 'all' is the fog lifted, after the end; null a spectator. */
export type Viewer = SideName | 'all' | null
export type AreaName = string // as in areas.csv
export type BlockName = string // as in blocks.csv; a noble is 'Angus/E' or 'Angus/S'
export type CardName = string // as in cards.csv: '1', '2', '3', 'Herald', 'Pillage', ...
export type Choice = string // 'card 2', 'block Wallace', 'area Fife', 'done', 'fire' ...

/** An argument of a message: a number, a plain word for a selector, or a thing to be named. */
export type Argument =
  | number
  | string
  | { side: Side }
  | { areas: AreaName[] } // one or several, joined as a list
  | { blocks: BlockName[]; edward: 1 | 2 }
  | { cards: CardName[] }
  | { messages: Message[] } // joined as a list: "a, b and c"

/** Words for people that are not yet in a language. */
export interface Message {
  key: string
  args: Record<string, Argument>
  rule?: string // "4.3", or a card's name
}

/** A line of the log. */
export interface Line extends Message {
  number: number // the viewer's number it came with
  year: number
  turn: number // 0: winter or before the first card
}

/** A block the viewer can name. */
export interface Piece {
  name: BlockName
  side: Side
  place: AreaName | 'pool' // blocks that are gone stand in SideNow.gone only
  strength: number
  rating: string // with bonuses: 'B3'
  bonus: 'home' | 'schiltrom' | null
  role: 'main' | 'reserve' | null // in the battle that is fought, or is to be fought there
  moved: boolean
  open: boolean // lies open for both sides now
  fired: boolean // has had its combat turn in this round
  captured: boolean
}

/** Blocks the viewer cannot name. */
export interface Hidden {
  side: Side
  area: AreaName
  count: number
  moved: number
  reserves: number
}

export interface AreaNow {
  control: Side | null
  contested: boolean
  pinned: number // how many blocks of the side to move the enemy pins here
}

/** A border that was crossed in this movement phase or round of battle. */
export interface BorderNow {
  between: [AreaName, AreaName]
  side: Side
  used: number
  limit: number
}

export interface HandCard {
  card: CardName
  warning: Message | null // e.g. that the year could end
}

export interface SideNow {
  name: SideName
  hand: HandCard[] | null // null: not the viewer's to see; without the card laid face down
  handSize: number // without the card laid face down
  chosen: boolean // a card lies face down, or both are shown
  card: CardName | null // the card of this game turn, once shown (to its owner once chosen)
  played: CardName[] // cards of the year so far, without this game turn's
  nobles: number
  pool: number
  gone: BlockName[]
}

export interface BattleNow {
  area: AreaName
  attacker: Side // now; changes when control changes
  round: number // 0 before round 1 (Celtic unity) and after round 3 (retreat, regroup)
  rounds: number
  cause: number // 0 movement, 1 herald, 2 pillage, 3 coronation
  letter: '' | 'A' | 'B' | 'C'
  order: { letter: 'A' | 'B' | 'C'; side: Side }[] // combat turns of those who take part now
  turn: number // index into order, -1 when none
  fighter: BlockName | null // the block that acts
  hits: number // hits still to be taken
  mayRetreat: boolean // the block that acts; before one is chosen ask for its reach
  control: Message // who attacks, and when control changes
}

/** The numbers of the rules and of the server that a screen has to know. */
export interface Limits {
  turns: number // game turns of a year
  nobles: number // of both sides together, while none is out of play
  together: number // blocks that can be asked about at once
}

/** How far winter has come. */
export interface WinterNow {
  stages: string[] // all of them, in their order
  now: number | null // the place of the present one; null: the levy, after them all
}

/** Everything on the screen of one viewer. */
export interface Sheet {
  viewer: Viewer
  scenario: 'braveheart' | 'the_bruce' | 'campaign'
  rules: Record<string, string | number | boolean>
  firstYear: number
  lastYear: number
  year: number
  turn: number // 0 in winter and before the first card of a year
  step: string // engine/steps.py
  phase: 'card' | 'event' | 'move' | 'battle' | 'raid' | 'winter' | 'over' | 'chance'
  limits: Limits
  gathers: boolean // blocks are taken up, alone or together, to go somewhere
  onTheWay: boolean // a block is taken up, and where it goes is to be said
  winter: WinterNow | null
  waits: Side[] // who has to choose now
  first: Side | null // Player 1 of this game turn
  prompt: Message
  /** One sentence more: what this step is about, with its rule (winter and events above all). */
  explanation: Message | null
  legal: Choice[]
  words: { choice: Choice; message: Message; sure: Message | null }[] // for the buttons; `sure` asks back
  moves: number // move points left
  areas: Record<AreaName, AreaNow>
  borders: BorderNow[] // those used in this part
  pieces: Piece[]
  hidden: Hidden[]
  sides: [SideNow, SideNow]
  battles: AreaName[] // still to be fought
  battle: BattleNow | null
  mover: { block: BlockName; path: AreaName[]; stepsLeft: number } | null
  points: Record<AreaName, number> // replacement points left in winter, by area
  truce: Side | null // who declared it
  edward: 1 | 2
  edwardWintered: boolean
  king: 'King' | null // the King's block, once a king is crowned
  winner: Side | null
  ending: Message | null
}

export interface Status {
  game: string
  scenario: string
  rules: Record<string, string | number | boolean>
  begun: boolean // every seat is taken and has brought its seed
  over: boolean
  winner: SideName | null // null when over: both clocks ran out at the same moment
  ending: string // '' while it is played; 'resigned', 'time', or how the rules ended it
  imported: boolean // it went on from a record that somebody brought
  commitment: string
  seats: {
    side: SideName
    name: string
    kind: 'here' | 'friend' | 'computer' | 'bot'
    level: string | null
    taken: boolean
    ready: boolean // has brought its seed (POST .../seed)
    present: boolean // has a live connection
  }[]
  clock: Clock | null
  offers: Offer[]
  rematch: string | null // the game that follows this one
  hints: SideName[] // the sides that may ask for hints
}

export interface Clock {
  kind: 'minutes' | 'days'
  /** Milliseconds left to each side when the answer was made. */
  left: [number, number]
  running: Side[]
  incrementMs: number
}

export interface Offer {
  kind: 'rematch' | 'take-back'
  by: SideName
  sides?: 'swapped' | 'same' // of a rematch
}

/** A state as GET /api/games/{id}?form=sheet and the live connection send it. */
export interface State {
  side: SideName | null
  number: number
  sheet: Sheet | null // null until the game has begun
  lines: Line[]
  status: Status
  can_undo: boolean
  your_choice: boolean
  views: Record<SideName, object> | null // what both sides see, once the game is over
}

/** GET .../reach?block=A&block=B: where these blocks can go together, nearest first (Reach[]). */
export interface Reach {
  area: AreaName | 'pool' // 'pool' where they would disband or be lost to a raid
  path: AreaName[] // with both ends
  cost: number // move points
  attack: boolean
  choices: Choice[] // to be sent in one request
  note: Message | null // why only some of them go, or who would be in reserve
}

/** GET .../why?choice=... */
export interface Why {
  legal: boolean
  message: Message | null
}

/** POST .../hint {number}: what a computer player would do in this seat's place. */
export interface Hint {
  level: string // who was asked
  choice: Choice // what is recommended now
  lines: HintLine[] // the recommended one first
}

export interface HintLine {
  choices: Choice[]
  order: Message[] // the same in words
  value: number | null // the chance to win; none if no thought was needed
}

/** GET .../known?area=Fife (or area=pool): what this seat can know of the enemy there. */
export interface Known {
  area: AreaName | 'pool'
  side: Side
  count: number
  seen: { block: BlockName; strength: number; area: AreaName; year: number; turn: number }[]
  could: { block: BlockName; chance: number }[]
}

/**
 * GET .../odds?area=Fife&attacker=England&block=A&block=B: how a battle here goes, or would go if
 * these blocks of the viewer's came, as far as he can know. 422 'no-battle': it is open who attacks.
 */
export interface Odds {
  area: AreaName
  attacker: Side
  exact: boolean // no hidden block takes part
  win: [number, number] // England, Scotland; the rest is undecided
  losses: [number, number] // expected steps lost
  blocks: { block: BlockName; dies: number; captured: number }[]
}

/** GET .../winter: what winter would bring if the year ended now. */
export interface WinterPreview {
  changes: { noble: BlockName; to: Side; area: AreaName; sure: boolean }[]
  homes: { block: BlockName; areas: AreaName[] }[] // several: the owner chooses
  disbands: {
    area: AreaName
    side: Side
    must: number
    most: number
    blocks: BlockName[]
    why: Message
  }[]
  builds: { area: AreaName; side: Side; points: number; blocks: BlockName[]; draw: boolean }[]
  notes: Message[]
}

/**
 * GET .../frames?viewer=&from=&count=: the game as it was, for the replay. `viewer` is England,
 * Scotland, spectator or all; one's own if it is not given. At most 50 at once.
 */
export interface Frame {
  number: number
  sheet: Sheet
  lines: Line[]
}
export interface Frames {
  total: number
  from: number
  frames: Frame[]
  turns: TurnAt[] // of the whole game so far
}

/** The frame with which a game turn begins, or (turn 0) a winter or the time before a first card. */
export interface TurnAt {
  year: number
  turn: number
  number: number
}

/** GET /api/lesson: the guided first game. */
export interface Lesson {
  side: SideName
  steps: LessonStep[]
  record: Record<string, unknown> // to go on from
}

export interface LessonStep {
  frames: Frame[] // since the step before
  note: Message
  expect: Choice | null // none at the end
}

/** GET .../course: for the chart. */
export interface Course {
  points: { year: number; turn: number; nobles: [number, number] }[]
}

/** What is answered when something cannot be done. */
export interface ErrorBody {
  error: string
  message: string // English words, for programs' logs
  say: Message // the same for people
  rule: string | null
  number: number | null
  retry_after: number | null
}

/** A line of GET .../chat, and of the live frames {"chat": ChatLine[]} (first message: {"chat": 0}). */
export interface ChatLine {
  id: number
  by: SideName
  text: string
  at: string
}

/** GET and POST .../notify: how a seat is told that it is its turn; a webhook's secret is shown once. */
export interface Notified {
  kind: 'webhook' | 'email' | null
  confirmed: boolean
  secret: string | null
}
