### El servidor: por qué algo no fue posible, y lo que dice la orden.

## El almacén

error-store-address = «{ $address }» no es ni una ruta ni una dirección postgresql://.
error-store-extra = PostgreSQL necesita el extra «postgres»: pip install "alhambra-game[postgres]".
error-store-newer = La base de datos { $address } fue escrita por una versión más nueva de Alhambra. Usa esa versión u otra base de datos.
error-store-unreadable = No se puede abrir la base de datos { $address }: { $reason }
error-store-full = No se pudo guardar, así que no ha pasado nada: { $reason }
error-store-away = La base de datos no responde: { $reason }
