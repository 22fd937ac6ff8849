// Part of the service worker: shows 'your turn' notices of correspondence tables, and opens the table on a click.
addEventListener('push', event => {
  const { title, text, table } = event.data.json()
  event.waitUntil(registration.showNotification(title, { body: text, icon: '/icon.svg', tag: table, data: { table } }))
})

addEventListener('notificationclick', event => {
  event.notification.close()
  event.waitUntil(clients.openWindow(`/t/${event.notification.data.table}`))
})
