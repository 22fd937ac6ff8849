// Part of the service worker: shows 'your turn' notices of correspondence tables, and opens the table on a click.
const YOUR_TURN = { en: 'Your turn', fr: 'À vous de jouer' }

addEventListener('push', event => {
  const { title, others, table } = event.data.json()
  const language = navigator.language.startsWith('fr') ? 'fr' : 'en'
  const names = new Intl.ListFormat(language).format(others)
  const body = `${YOUR_TURN[language]} (${names})`
  event.waitUntil(registration.showNotification(title, { body, icon: '/icon.svg', tag: table, data: { table } }))
})

addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(clients.openWindow(`/t/${event.notification.data.table}`))
})
