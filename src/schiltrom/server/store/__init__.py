"""What is kept in the database, and how it is read and written."""
