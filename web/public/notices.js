// Part of the service worker: shows notices of what waits for somebody who is not here, and opens it on a click.
const SAY = {
  en: {
    turn: people => (people === '' ? 'Your turn' : `Your turn (${people})`),
    invitation: people => `${people} asks you to a table`,
    event: (_people, event) => `${event} begins in a quarter of an hour`,
    bout: (_people, event) => `${event}: your table waits`,
  },
  fr: {
    turn: people => (people === '' ? 'À vous de jouer' : `À vous de jouer (${people})`),
    invitation: people => `${people} vous invite à une table`,
    event: (_people, event) => `${event} commence dans un quart d’heure`,
    bout: (_people, event) => `${event}\u00a0: votre table attend`,
  },
}

addEventListener('push', event => {
  const { kind, game, people, event: name, path } = event.data.json()
  const language = navigator.language.startsWith('fr') ? 'fr' : 'en'
  const body = SAY[language][kind](new Intl.ListFormat(language).format(people), name)
  event.waitUntil(registration.showNotification(game, { body, icon: '/icon.svg', tag: path, data: { path } }))
})

addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(clients.openWindow(event.notification.data.path))
})
