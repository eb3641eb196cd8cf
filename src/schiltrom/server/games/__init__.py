"""Games as the server plays them: seats, offers, chat, imports."""
