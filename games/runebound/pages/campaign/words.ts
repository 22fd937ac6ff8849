import { count, list as listed, printed } from '@runatal/grammar/en'
import * as fr from '@runatal/grammar/fr'
import type { Language } from '@runatal/look/board.ts'

/** What the campaign book says, in both languages: it comes with its own chunk. */
interface CampaignWords {
  title: string
  what: string
  empty: string
  play: string
  of(party: readonly string[]): string
  scenario: string
  best: string
  heroes: string
  times: string
  won(rounds: number): string
  lost(rounds: number): string
  never: string
  wonOf(won: number, of: number): string
}

const ROUND = fr.m('round')
const SCENARIO = fr.m('scénario')

export const CAMPAIGN_WORDS: Readonly<Record<Language, CampaignWords>> = {
  en: printed<CampaignWords>({
    title: 'Campaign book',
    what: 'What each party has done in the five scenarios of Runebound, kept on this device.',
    empty: 'No adventure has been played to its end on this device yet.',
    play: 'Set out',
    of: party => (party.length === 0 ? 'Without companions' : listed(party)),
    scenario: 'Scenario',
    best: 'Best result',
    heroes: 'Heroes',
    times: 'Played',
    won: rounds => `Victory after ${count(rounds, 'round')}`,
    lost: rounds => `Defeat after ${count(rounds, 'round')}`,
    never: 'Still to be played',
    wonOf: (won, of) => (won === 0 ? 'No scenario won yet' : `${won} of ${count(of, 'scenario')} won`),
  }),
  fr: fr.printed<CampaignWords>({
    title: 'Livre de campagne',
    what: 'Ce que chaque groupe a accompli dans les cinq scénarios de Runebound, gardé sur cet appareil.',
    empty: 'Aucune aventure n’a encore été menée à son terme sur cet appareil.',
    play: 'Partir à l’aventure',
    of: party => (party.length === 0 ? 'Sans compagnons' : fr.list(party)),
    scenario: 'Scénario',
    best: 'Meilleur résultat',
    heroes: 'Héros',
    times: 'Parties',
    won: rounds => `Victoire après ${fr.count(rounds, ROUND)}`,
    lost: rounds => `Défaite après ${fr.count(rounds, ROUND)}`,
    never: 'Reste à jouer',
    wonOf: (won, of) =>
      won === 0 ? 'Aucun scénario gagné pour l’instant' : `${fr.count(won, SCENARIO, 'gagné')} sur ${fr.number(of)}`,
  }),
}
